import type { DownloadLinks } from '../../../domain/catalog/sums';
import type { PageSource } from '../../../platform/page/page-source';
import { branch, configsOf, number, recordOf } from '../printed';

/** What the downloadable links of the page add: the init of their list (DLINK-03, `config-shapes.md` §3.5). */
export function parseLinks({ init }: PageSource): DownloadLinks {
  const links = configsOf(init, 'downloadable').flatMap((component) =>
    Object.entries(branch(component, 'config', 'links')),
  );
  return Object.fromEntries(
    links.flatMap(([linkId, printed]) => {
      const { finalPrice, basePrice } = recordOf(printed);
      const shown = number(finalPrice);
      return shown === undefined ? [] : [[linkId, { shown, base: number(basePrice) ?? shown }]];
    }),
  );
}
