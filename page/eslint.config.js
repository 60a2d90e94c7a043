import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** What files may not import; docs/guide/contributing.md says why. */
const apart = (files, ...patterns) => ({
  files: [files],
  ignores: ['**/*.test.ts'],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});
const folder = (name) => ({ regex: `/${name}(/|$)`, message: `${name} is not imported here.` });
/** A game is one folder: whatever lies outside of it finds it by the names of its files. */
const A_GAME = {
  regex: '^\\./[^/]+/|/games/[^/]+/',
  message: 'A file of one game is found with import.meta.glob, see src/games/each.ts.',
};

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
  apart('src/lib/**/*.{ts,svelte}', folder('games'), folder('shell'), folder('fixtures')),
  apart('src/games/*/**/*.{ts,svelte}', folder('shell'), folder('fixtures')),
  apart('src/games/*.{ts,svelte}', folder('shell'), folder('fixtures'), A_GAME),
  apart('src/shell/**/*.{ts,svelte}', folder('fixtures'), { ...A_GAME, regex: '/games/[^/]+/' }),
);
