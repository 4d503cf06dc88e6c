import type { DownloadLinks } from '../../../domain/catalog/sums';
import type { PageSource } from '../../../platform/page/page-source';
import { branch, configsOf, number, recordOf } from '../config-values';

/** The prices of the page's downloadable links: the init of their list (DLINK-03, `config-shapes.md` §3.5). */
export function parseLinks({ init }: PageSource): DownloadLinks {
  const links = configsOf(init, 'downloadable').flatMap((component) =>
    Object.entries(branch(component, 'config', 'links')),
  );
  return Object.fromEntries(
    links.flatMap(([linkId, raw]) => {
      const { finalPrice, basePrice } = recordOf(raw);
      const shown = number(finalPrice);
      return shown === undefined ? [] : [[linkId, { shown, base: number(basePrice) ?? shown }]];
    }),
  );
}
