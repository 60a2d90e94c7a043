import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** What a folder may not import; docs/guide/contributing.md says why. */
const apart = (files, ...patterns) => ({
  files: [`${files}/**/*.{ts,svelte}`],
  ignores: ['**/*.test.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: patterns.map((name) => ({ regex: `/${name}(/|$)`, message: `${files} does not import ${name}.` })) },
    ],
  },
});

export default ts.config(
  { ignores: ['node_modules/', 'src/lib/api.d.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      // TypeScript knows every name that there is, those of the browser's types too.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  apart('src/lib', 'games', 'shell', 'fixtures'),
  apart('src/games', 'shell', 'fixtures'),
  apart('src/shell', 'fixtures'),
);
