/** The dependency rule of ARCHITECTURE.md: arrows only down. */
const layer = (name, from, notTo, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.test\\.tsx?$|/testing/' },
  to: { path: notTo },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle means that two rooms are really one.',
      from: { pathNot: '^lib/data/generated' },
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    layer(
      'domain-is-pure',
      '^lib/domain',
      '^(app|components|prisma|scripts|e2e)/|^lib/(?!domain/)',
      'lib/domain imports itself, zod and small pure libraries.',
    ),
    {
      name: 'domain-libraries',
      severity: 'error',
      comment: 'Only small pure libraries in the core.',
      from: { path: '^lib/domain', pathNot: '\\.test\\.ts$|/testing/' },
      to: {
        path: 'node_modules',
        pathNot: 'node_modules/(zod|big\\.js|@types/big\\.js|csv-stringify|csv-parse|fflate)/',
      },
    },
    {
      name: 'domain-no-node',
      severity: 'error',
      comment: 'No IO in the core.',
      from: { path: '^lib/domain', pathNot: '\\.test\\.ts$|/testing/' },
      to: { dependencyTypes: ['core'] },
    },
    layer(
      'data-below-auth',
      '^lib/data',
      '^(app|components)/|^lib/(auth|mail|actions|jobs|stores|dom)/',
      'lib/data knows lib/domain only.',
    ),
    layer(
      'auth',
      '^lib/auth',
      '^(app|components)/|^lib/(actions|jobs|stores|dom)/',
      'lib/auth stands on lib/data.',
    ),
    layer(
      'mail',
      '^lib/mail',
      '^(app|components|prisma)/|^lib/(data|auth|actions|jobs|stores|dom)/',
      'lib/mail sends what it is given; it knows lib/domain only.',
    ),
    layer(
      'jobs',
      '^lib/jobs',
      '^(app|components)/|^lib/(actions|auth|stores|dom)/',
      'Jobs act as the system actor through lib/data, and send through lib/mail.',
    ),
    layer(
      'actions',
      '^lib/actions',
      '^(app|components)/|^lib/(stores|dom)/',
      'Actions stand on lib/auth, lib/data, lib/mail and lib/jobs.',
    ),
    layer(
      'stores',
      '^lib/(stores|dom)/',
      '^(app|components|prisma)/|^lib/(data|auth|mail|actions|jobs)/',
      'Stores and DOM code never reach the server; the screen injects what they call.',
    ),
    {
      name: 'components-never-reach-data',
      severity: 'error',
      comment: 'A component gets its data from its route; types alone may be shared.',
      from: { path: '^components' },
      to: { path: '^lib/(data|auth|mail|jobs)/|^prisma/|^app/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-data-knows-the-database',
      severity: 'error',
      comment: 'Prisma and pg belong to lib/data and prisma/ (and the starter scripts).',
      from: { path: '^(app|components|lib|e2e)', pathNot: '^lib/data/|^lib/jobs/queue' },
      to: { path: 'node_modules/(@prisma|pg|pg-boss|prisma)/|^lib/data/generated' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.data|\\.cache)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
