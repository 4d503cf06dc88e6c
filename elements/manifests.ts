import type { ElementMeta } from './element-meta';
import { customElementsManifest } from './manifests/custom-elements';
import { eventTypes } from './manifests/events';
import { vscodeData, webTypes } from './manifests/editors';
import { jsxTypes } from './manifests/jsx';
import { referencePage } from './manifests/reference';

/** `import 'till/style.css'` is for a bundler; TypeScript asks of each import that it has types. */
const STYLE_SHEET = 'export {};\n';

/**
 * Everything that editors, tools and people read about the elements, from the metas that `define` uses.
 *
 * @param version written into the files that carry one
 * @returns file name to text
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
