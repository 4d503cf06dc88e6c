import { BARE_FORMAT, formatOfSample } from '../../api/page-config/price-format';
import { priceFormatLearned } from '../config/config-slice';
import type { StartListening } from '../store.types';

/** On a page that prints no price format, the subtotal the server wrote into the cart section shows how it is done. */
export function startLearnPriceFormat(startListening: StartListening): void {
  startListening({
    predicate: (_action, { config, sections }, before) =>
      config.shop.priceFormat === BARE_FORMAT && sections.data.cart !== before.sections.data.cart,
    effect: (_action, api) => {
      const sample = api.getState().sections.data.cart?.subtotal;
      const format = typeof sample === 'string' ? formatOfSample(sample) : null;
      if (format !== null) api.dispatch(priceFormatLearned(format));
    },
  });
}
