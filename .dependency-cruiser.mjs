/**
 * Who may import what: the table of docs/design.md, checked by `npm run layers`.
 * tests/tooling/layers.test.ts plants one violation of every rule and sees it caught.
 */

/** The libraries in the bundle. */
const BUNDLED = [
  '@r2wc/react-to-web-component',
  '@reduxjs/toolkit',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  'axios',
  'dompurify',
  'react',
  'react-dom',
  'react-redux',
  'redux',
  'valibot',
];

/** A folder that composes capabilities, such as `features/checkout-page/`. */
const composingPage = '^src/features/.+-page/';

const ours = (/** @type {string[]} */ ...allowed) => {
  const layers = allowed.map((layer) => `${layer}(?:/|$)`).join('|');
  return `^(?:src/(?!${layers || '$'})|elements/)`;
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unknown-imports',
      comment: 'What cannot be found cannot be checked.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'platform-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^src/platform/' },
      to: { path: ours('platform') },
    },
    {
      name: 'domain-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { path: ours('domain') },
    },
    {
      name: 'domain-uses-no-libraries',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { path: 'node_modules/' },
    },
    {
      name: 'api-imports-platform-and-domain',
      severity: 'error',
      from: { path: '^src/api/' },
      to: { path: ours('api', 'platform', 'domain') },
    },
    {
      name: 'state-imports-what-is-below',
      severity: 'error',
      from: { path: '^src/state/' },
      to: { path: ours('state', 'api', 'platform', 'domain') },
    },
    {
      name: 'state-shared-imports-no-capability',
      comment: 'What every capability uses knows none of them.',
      severity: 'error',
      from: { path: '^src/state/shared/' },
      to: { path: '^src/state/(?!shared/)' },
    },
    {
      name: 'ui-imports-domain-and-i18n',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: ours('ui', 'domain', 'platform/i18n', 'platform/page', 'platform/text') },
    },
    {
      name: 'features-never-import-elements',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^elements/' },
    },
    {
      name: 'capabilities-stay-apart',
      comment:
        'A capability never imports another one; a *-page folder composes them, shared/ serves all.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: composingPage },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', '^src/features/shared/'] },
    },
    {
      name: 'payment-providers-stay-apart',
      comment:
        'A provider is one folder: it knows neither another provider nor the checkout that shows it.',
      severity: 'error',
      from: { path: '^src/payments/([^/]+)/' },
      to: {
        path: '^(?:src/(?:payments|features|state/checkout)/|elements/)',
        pathNot: ['^src/payments/$1/', '^src/payments/(?:shared|plain)/', '^src/features/shared/'],
      },
    },
    {
      name: 'provider-domain-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^src/(payments|tax)/([^/]+)/domain/' },
      to: {
        path: '^(?:src|elements)/',
        pathNot: ['^src/domain/', '^src/$1/$2/domain/'],
      },
    },
    {
      name: 'provider-api-imports-platform-and-domain',
      severity: 'error',
      from: { path: '^src/(payments|tax)/([^/]+)/api/' },
      to: {
        path: '^(?:src|elements)/',
        pathNot: ['^src/(?:api|platform|domain)/', '^src/$1/$2/(?:api|domain)/'],
      },
    },
    {
      name: 'payment-providers-are-registered-only',
      comment:
        'One line of the list of providers names each; only elements know it and the registry.',
      severity: 'error',
      from: { path: '^(?:src|elements)/', pathNot: '^src/payments/' },
      to: {
        path: '^src/payments/',
        pathNot: '^src/payments/(?:providers|provider-methods|registry)\\.ts$',
      },
    },
    {
      name: 'payment-registry-serves-elements',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/payments/' },
      to: { path: '^src/payments/' },
    },
    {
      name: 'tax-services-stay-apart',
      comment:
        'A tax service is one folder: it knows neither another one nor the pages that use it.',
      severity: 'error',
      from: { path: '^src/tax/([^/]+)/' },
      to: {
        path: '^(?:src/(?:tax|payments|shipping|features|state/checkout)/|elements/)',
        pathNot: '^src/tax/$1/',
      },
    },
    {
      name: 'tax-services-are-registered-only',
      comment: 'One line of each list of services names each; only elements know the lists.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/tax/' },
      to: { path: '^src/tax/' },
    },
    {
      name: 'tax-list-serves-elements',
      severity: 'error',
      from: { path: '^elements/' },
      to: { path: '^src/tax/', pathNot: '^src/tax/(?:form-|choice-)?services\\.ts$' },
    },
    {
      name: 'shipping-methods-stay-apart',
      comment:
        'A shipping method with a form is one folder: it knows neither another one nor the checkout that shows it.',
      severity: 'error',
      from: { path: '^src/shipping/([^/]+)/' },
      to: {
        path: '^(?:src/(?:shipping|payments|features|state/checkout)/|elements/)',
        pathNot: ['^src/shipping/$1/', '^src/shipping/shared/', '^src/features/shared/'],
      },
    },
    {
      name: 'shipping-methods-are-registered-only',
      comment: 'One line of the registry names a method; only elements know the registry.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/shipping/' },
      to: { path: '^src/shipping/' },
    },
    {
      name: 'shipping-registry-serves-elements',
      severity: 'error',
      from: { path: '^elements/' },
      to: { path: '^src/shipping/', pathNot: '^src/shipping/registry\\.ts$' },
    },
    {
      name: 'views-never-call-the-server',
      comment:
        'A view dispatches a fact; a flow asks the server. Only the type of a failure may be named.',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(?:api|platform/http)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'react-in-views-only',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '^src/(?:ui/|features/|payments/|shipping/|state/shared/hooks\\.tsx?$)',
      },
      to: {
        path: 'node_modules/(?:react|react-dom|react-redux|react-hook-form|react-error-boundary)/',
      },
    },
    {
      name: 'r2wc-in-define-only',
      severity: 'error',
      from: { pathNot: '^elements/define\\.tsx$' },
      to: { path: 'node_modules/@r2wc/' },
    },
    {
      name: 'bundle-uses-its-libraries-only',
      comment:
        'What ships contains these libraries (docs/decisions/0003-libraries.md) and no tool. They are bundled, so the ' +
        'package does not install them for its users.',
      severity: 'error',
      from: { path: '^(?:src|elements)/' },
      to: {
        pathNot: `node_modules/(?:${BUNDLED.join('|')})/`,
        dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-no-pkg', 'core'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'demo-never-imports-the-bundle',
      comment:
        "The demo shop is a server like any other: it serves dist/ and shares no code. One file reads the elements' own " +
        'table for the gallery.',
      severity: 'error',
      from: { path: '^demo/', pathNot: '^demo/gallery/surface\\.ts$' },
      to: { path: '^(?:src|elements)/' },
    },
    {
      name: 'demo-foundations-stand-alone',
      comment: 'Data, the database connection and the helpers know nothing else of the shop.',
      severity: 'error',
      from: { path: '^demo/shop/(data|db|support)/' },
      to: { path: '^demo/', pathNot: '^demo/shop/$1/' },
    },
    {
      name: 'demo-domain-imports-what-is-below',
      comment: 'What the shop decides does not depend on how a page or a call shows it.',
      severity: 'error',
      from: { path: '^demo/shop/domain/' },
      to: { path: '^demo/', pathNot: '^demo/shop/(?:domain|data|db|support)/' },
    },
    {
      name: 'demo-calls-import-no-pages',
      comment: 'Calls and page configuration are the same, whatever the pages look like.',
      severity: 'error',
      from: { path: '^demo/shop/(?:rest|sections|page-config|faults)/' },
      to: { path: '^demo/shop/(?:pages|views|storefront|demo-page)/' },
    },
    {
      name: 'demo-pages-only-render',
      comment:
        'A page is made of what it is given. It may know the language, and which switches and faults there are.',
      severity: 'error',
      from: { path: '^demo/shop/pages/' },
      to: {
        path: '^demo/',
        pathNot: [
          '^demo/shop/(?:pages|data|support)/',
          '^demo/shop/domain/language/',
          '^demo/shop/domain/settings/(?:fields|field-kinds|settings)\\.ts$',
          '^demo/shop/faults/(?:calls|presets)\\.ts$',
        ],
      },
    },
    {
      name: 'demo-views-import-no-routes',
      severity: 'error',
      from: { path: '^demo/shop/views/' },
      to: { path: '^demo/shop/(?:storefront|demo-page|rest|sections|page-config|faults)/' },
    },
    {
      name: 'demo-shop-stands-alone',
      comment:
        'The shop knows neither the workbench nor the proxy; demo/demo.ts puts them together.',
      severity: 'error',
      from: { path: '^demo/shop/' },
      to: { path: '^demo/(?!shop/)' },
    },
    {
      name: 'demo-try-on-uses-helpers-only',
      comment: 'The proxy stands before any shop, so it knows nothing of this one.',
      severity: 'error',
      from: { path: '^demo/try-on/' },
      to: { path: '^demo/', pathNot: '^demo/(?:try-on|shop/support)/' },
    },
    {
      name: 'demo-providers-stand-alone',
      comment:
        'A provider and a shop meet over HTTP only; demo/provider.ts starts the one and tells the other.',
      severity: 'error',
      from: { path: '^demo/providers/' },
      to: { path: '^demo/(?!providers/)' },
    },
    {
      name: 'demo-gallery-knows-no-provider',
      severity: 'error',
      from: { path: '^demo/(?:gallery|try-on)/' },
      to: { path: '^demo/providers/' },
    },
    {
      name: 'bundle-never-imports-the-outside',
      severity: 'error',
      from: { path: '^(?:src|elements)/' },
      to: { path: '^(?:demo|scripts|rollup|tests|e2e)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:dist|\\.demo)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
