/**
 * `npm run layers`: the dependency rule of ARCHITECTURE.md. A check that read fewer files than there
 * are has proved nothing, so a module that was not read fails it too.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTypeScriptConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules from '../.dependency-cruiser.mjs';
import { projectRoot } from './setup/project-root.mjs';

const folders = ['app', 'components', 'e2e', 'lib', 'prisma', 'scripts'];
const generated = 'lib/data/generated/';

process.chdir(projectRoot);
const present = folders.filter((folder) => statSync(folder, { throwIfNoEntry: false }));
const { options, ...ruleSet } = rules;
const { output } = await cruise(
  present,
  { ...options, ruleSet, validate: true, outputType: 'json' },
  undefined,
  { tsConfig: extractTypeScriptConfig('tsconfig.json') },
);
const { modules, summary } = JSON.parse(output);

const read = new Set(modules.map(({ source }) => source));
const unread = present.flatMap(modulesUnder).filter((file) => !read.has(file));
for (const file of unread) console.error(`not read: ${file}`);
for (const { rule, from, to } of summary.violations) {
  console.error(`${rule.severity} ${rule.name}: ${from} → ${to}`);
}
const isClean = summary.error === 0 && unread.length === 0 && read.size > 0;
console.log(
  `Layers: ${read.size} modules read, ${summary.error} errors, ${unread.length} not read.`,
);
process.exitCode = isClean ? 0 : 1;

function modulesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return modulesUnder(place);
    const isModule = /\.(ts|tsx|mjs)$/.test(place) && !place.endsWith('.d.ts');
    return isModule && !place.startsWith(generated) ? [place] : [];
  });
}
