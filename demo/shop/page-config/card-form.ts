import { CARD_TYPES } from '../domain/payments/card-types';
import { isOnline } from '../domain/orders/payment-methods';

const METHOD = 'demo_card';
const YEARS = 11;
const MONTHS =
  'January February March April May June July August September October November December';

const months = Object.fromEntries(
  MONTHS.split(' ').map((name, index) => {
    const number = String(index + 1);
    return [number, `${number.padStart(2, '0')} - ${name}`];
  }),
);

/** `checkoutConfig.payment.ccform` of the shop's own card form (`config-shapes.md` §1.2); empty if disabled. */
export function cardFormConfig(baseUrl: string, now: Date): object {
  if (!isOnline(METHOD)) return {};
  const first = now.getUTCFullYear();
  const years = Array.from({ length: YEARS }, (_, index) => first + index);
  return {
    ccform: {
      availableTypes: {
        [METHOD]: Object.fromEntries(CARD_TYPES.map(({ code, title }) => [code, title])),
      },
      months: { [METHOD]: months },
      years: { [METHOD]: Object.fromEntries(years.map((year) => [String(year), year])) },
      hasVerification: { [METHOD]: true },
      cvvImageUrl: { [METHOD]: `${baseUrl}static/cards/cvv.svg` },
      icons: Object.fromEntries(
        CARD_TYPES.map(({ code, title, icon }) => [
          code,
          { url: `${baseUrl}static/cards/${icon}.svg`, width: 46, height: 30, title },
        ]),
      ),
    },
  };
}
