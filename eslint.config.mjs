import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

import { noInheritedKeys } from './scripts/lib/lint/no-inherited-keys.mjs';
import { noProviderNames, providerNames } from './scripts/lib/lint/no-provider-names.mjs';

/** The project's own rules. */
const till = {
  rules: { 'no-inherited-keys': noInheritedKeys, 'no-provider-names': noProviderNames },
};

/** Whose folders are named after companies. */
const NAMED = ['src/payments', 'src/tax'];

/** What the gallery's scripts use of the browser. */
const galleryGlobals = Object.fromEntries(
  [
    ...['document', 'window', 'location', 'history', 'navigator', 'fetch', 'getSelection'],
    ...[
      'setTimeout',
      'clearTimeout',
      'URLSearchParams',
      'FormData',
      'ResizeObserver',
      'MutationObserver',
    ],
    ...['requestAnimationFrame'],
    ...['CSSStyleSheet', 'CSSStyleRule', 'CustomEvent', 'Element', 'Event', 'HTMLElement'],
    ...['HTMLAnchorElement', 'HTMLFormElement', 'HTMLIFrameElement', 'HTMLInputElement'],
    'HTMLTemplateElement',
  ].map((name) => [name, 'readonly']),
);

export default defineConfig(
  // The consumer's types are those of dist/, which need not be there; the site's those of VitePress.
  {
    ignores: [
      'consumer/',
      'site/',
      'dist/',
      'build/',
      '.demo/',
      '.mutation/',
      'coverage/',
      'test-results/',
      'playwright-report/',
    ],
  },
  // A rule is changed here, with its reason, or it holds: comments in the code switch nothing off.
  { linterOptions: { noInlineConfig: true } },

  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      'no-console': 'error',
      // `!= null` asks for null and undefined at once.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // A number in a text is read as written; formatted amounts are strings already.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onClick={() => dispatch(...)}` is plainer than a block around one call.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // React ignores what a handler answers; the handler itself deals with its failure.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // Slices that are injected later announce themselves by extending an empty interface.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      // "A clean-up function or nothing" is what an extension may answer.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // `_` names a value that a signature has and this function does not need.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },

  {
    files: ['src/**/*.{ts,tsx}', 'elements/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    plugins: { till },
    rules: {
      'till/no-inherited-keys': 'error',
      'max-lines-per-function': ['error', { max: 100 }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react',
              importNames: ['useId'],
              message:
                'Two copies of the bundle would share ids: use useUid of ui/element-context.',
            },
          ],
        },
      ],
    },
  },

  {
    files: ['src/**/*.{ts,tsx}', 'elements/**/*.{ts,tsx}', 'rollup/**/*.mjs'],
    // The tables of tags are documentation: they name pages of the shop, and examples of codes.
    ignores: [
      'src/payments/providers.ts',
      // The platform's own: its table of routes, and a key of its checkout's configuration.
      'src/domain/sections/default-routes.ts',
      'src/api/page-config/checkout.ts',
      'elements/**/*.meta.ts',
      'src/tax/form-services.ts',
      'src/tax/choice-services.ts',
      'src/tax/services.ts',
      ...NAMED.flatMap((folder) => providerNames(folder).map((name) => `${folder}/${name}/**`)),
    ],
    plugins: { till },
    rules: { 'till/no-provider-names': ['error', NAMED.flatMap(providerNames)] },
  },

  {
    // Where a person reads the terminal, the one gate to the browser's console, and the log that a page asks for.
    files: [
      'src/platform/console.ts',
      'elements/debug/**',
      'scripts/**',
      'rollup/**',
      'demo/**',
      '*.mjs',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // The keys are tags and files of the build, and the loader is to stay small.
    files: ['elements/autoload/**', 'elements/bundled-loader.ts'],
    rules: { 'till/no-inherited-keys': 'off' },
  },
  {
    // The checks before each lookup are these files' purpose.
    files: ['src/domain/own-value.ts', 'src/platform/record.ts'],
    rules: { 'till/no-inherited-keys': 'off' },
  },
  {
    // Too small for the gate: whoever embeds them has to know that they failed.
    files: ['elements/autoload.ts', 'elements/autoload/failed-load.ts', 'elements/early.ts'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    // One function around one class: the class extends what it is given. Its methods are short.
    files: ['elements/define/element-class.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },

  {
    files: ['tests/**', 'e2e/**'],
    rules: {
      // Fakes have methods that do nothing and are compared without being called.
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // A fixture of Playwright has to destructure its first parameter, also when it needs none of it.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      // A fixed wait is too short on a busy machine, and too long on an idle one.
      'no-restricted-properties': [
        'error',
        { property: 'waitForTimeout', message: 'Wait for what has to happen first.' },
      ],
    },
  },
  {
    // Scripts that run before anything is installed are plain JavaScript, checked through JSDoc by the compiler.
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', Buffer: 'readonly', URL: 'readonly' },
    },
  },
  {
    // The demo shop's own script runs in the page.
    files: ['demo/shop/pages/assets/*.js'],
    languageOptions: {
      globals: {
        document: 'readonly',
        window: 'readonly',
        FormData: 'readonly',
        fetch: 'readonly',
        HTMLFormElement: 'readonly',
        HTMLInputElement: 'readonly',
      },
    },
  },
  {
    // Examples for merchants: they run in the page, beside the bundle, and import nothing.
    files: ['demo/examples/**/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          ...['document', 'window', 'location', 'fetch', 'AbortController'],
          ...['setInterval', 'clearInterval', 'customElements', 'HTMLElement', 'Option'],
          ...['sessionStorage', 'URLSearchParams'],
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    // The gallery's own scripts run in its pages and previews.
    files: ['demo/gallery/assets/*.js'],
    languageOptions: { globals: galleryGlobals },
  },
);
