import type { ElementMeta } from './element-meta';
import { customElementsManifest } from './manifests/custom-elements';
import { vscodeData, webTypes } from './manifests/editors';
import { jsxTypes } from './manifests/jsx';
import { referencePage } from './manifests/reference';

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
  'elements.md': referencePage(metas),
});
