import type { ElementMeta } from './element-meta';
import { customElementsManifest } from './manifests/custom-elements';
import { designTokens } from './manifests/design-tokens';
import { eventNames, eventTypes } from './manifests/events';
import { vscodeData, webTypes } from './manifests/editors';
import { JSX_TYPES, SVELTE_TYPES, VUE_TYPES } from './manifests/frameworks';
import { reactEntry } from './manifests/react';
import { referencePage } from './manifests/reference';
import { sharedCssProperties } from './manifests/shared-surface';
import { tagTypes } from './manifests/tags';

/** The declaration of a file without exports: TypeScript requires types for every import. */
const NOTHING = 'export {};\n';

/** Importing this adds the types of the tags. */
const TAGS = "import type {} from './tags.js';\n";

/** `dist/<name>` of the files that are imported for their side effects or their types only. */
const emptyEntries = (metas: readonly ElementMeta[]): Record<string, string> => ({
  'till.css.d.ts': NOTHING,
  'till-early.d.ts': NOTHING,
  'till-datalayer.d.ts': NOTHING,
  'till-admin.d.ts': NOTHING,
  'loader.d.ts': TAGS + NOTHING,
  'jsx.js': NOTHING,
  'vue.js': NOTHING,
  'svelte.js': NOTHING,
  ...Object.fromEntries(
    metas.map(({ tag }) => [`elements/${tag}.d.ts`, TAGS.replace('./', '../') + NOTHING]),
  ),
});

/**
 * Generates the files for editors, frameworks, tools and documentation from the element definitions that `define` uses.
 *
 * @param version written into the files that contain a version
 * @returns file contents by file name
 */
export const generateManifests = (
  metas: readonly ElementMeta[],
  version = '0.0.0',
): Record<string, string> => ({
  'custom-elements.json': customElementsManifest(metas),
  'vscode.html-custom-data.json': vscodeData(metas),
  'web-types.json': webTypes(metas, version),
  'till-tokens.json': designTokens(sharedCssProperties),
  'tags.d.ts': tagTypes(metas),
  'api.d.ts': `${TAGS}export * from './types/elements/script-api.js';\n`,
  'jsx.d.ts': JSX_TYPES,
  'vue.d.ts': VUE_TYPES,
  'svelte.d.ts': SVELTE_TYPES,
  ...reactEntry(metas),
  ...emptyEntries(metas),
  'elements.md': referencePage(metas),
  'till-events.ts': eventTypes(metas),
  'event-names.ts': eventNames(metas),
});
