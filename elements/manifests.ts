import type { ElementMeta } from './element-meta';
import { customElementsManifest } from './manifests/custom-elements';
import { eventTypes } from './manifests/events';
import { vscodeData, webTypes } from './manifests/editors';
import { jsxTypes } from './manifests/jsx';
import { referencePage } from './manifests/reference';

/** `import 'till/style.css'` is for a bundler; TypeScript requires types for every import. */
const STYLE_SHEET = 'export {};\n';

/**
 * Generates the files for editors, tools and documentation from the element definitions that `define` uses.
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
  'jsx.d.ts': jsxTypes(metas),
  'till.css.d.ts': STYLE_SHEET,
  'elements.md': referencePage(metas),
  'till-events.ts': eventTypes(metas),
});
