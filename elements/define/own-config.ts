import { report } from '../../src/platform/console';
import type { ElementMeta } from '../element-meta';

/** Scripts inside an element that contain values for it (and for the page, which reads them separately). */
export const CONFIG_SCRIPT = 'script[type="application/json"][data-till-config]';

/**
 * Values for the element's attributes from a script inside it: `<script type="application/json"
 * data-till-config>{"maxItems": 3}</script>`. An attribute takes precedence over them. Names that are no attribute of
 * the element are left to the page's configuration.
 */
export function ownConfig(host: HTMLElement, meta: ElementMeta): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>();
  for (const script of host.querySelectorAll(CONFIG_SCRIPT)) {
    let parsed: unknown;
    try {
      parsed = JSON.parse(script.textContent);
    } catch {
      report(21, `<${meta.tag}>: the data-till-config script inside it is not valid JSON.`);
      continue;
    }
    if (typeof parsed !== 'object' || parsed === null) continue;
    for (const [name, value] of Object.entries(parsed)) {
      if (Object.hasOwn(meta.attributes, name)) values.set(name, value);
    }
  }
  return values;
}
