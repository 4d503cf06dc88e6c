import { BARE_FORMAT, formatOfSample } from '../../api/page-config/price-format';
import { textOf } from '../../platform/text/decode';
import { priceFormatInferred } from './config-slice';
import type { StartListening, TillStore } from '../shared/store.types';

/** On a page without a price format, derives it from the formatted subtotal in the cart section. */
export function startInferPriceFormat(startListening: StartListening, store: TillStore): void {
  const learn = (): void => {
    const { config, sections } = store.getState();
    if (config.shop.priceFormat !== BARE_FORMAT) return;
    const sample = sections.data.cart?.subtotal;
    const format =
      typeof sample === 'string' ? formatOfSample(textOf(sample), config.shop.locale) : null;
    if (format !== null) store.dispatch(priceFormatInferred(format));
  };
  learn();
  startListening({
    predicate: (_action, { sections }, before) => sections.data.cart !== before.sections.data.cart,
    effect: learn,
  });
}
