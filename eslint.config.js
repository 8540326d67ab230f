import next from 'eslint-config-next/core-web-vitals';
import tseslint from 'typescript-eslint';

/** Rules that keep the core pure: no clock, no randomness, no environment inside lib/domain. */
const pureCore = {
  files: ['lib/domain/**/*.ts'],
  ignores: ['lib/domain/**/*.test.ts'],
  rules: {
    'no-restricted-globals': [
      'error',
      ...['process', 'fetch', 'window', 'document', 'setTimeout', 'setInterval', 'crypto'].map(
        (name) => ({ name, message: 'lib/domain is pure: pass what it needs as an argument.' }),
      ),
    ],
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: 'Use a seeded generator.' },
      { object: 'Date', property: 'now', message: 'Pass the time as an argument.' },
    ],
    'no-restricted-syntax': [
      'error',
      {
        selector: "NewExpression[callee.name='Date'][arguments.length=0]",
        message: 'Pass the time as an argument.',
      },
    ],
  },
};

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '.next',
      '.data',
      '.cache',
      'lib/data/generated',
      'next-env.d.ts',
      'test-results',
      'playwright-report',
    ],
  },
  ...next,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.test.ts', 'e2e/**/*.ts'],
    rules: {
      // A test may insist that what it made is there.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'react-hooks/rules-of-hooks': 'off',
    },
  },
  pureCore,
);
