import { branch, nonEmptyText } from '../../../api/page-config/config-values';
import type { StoredPayment } from '../../../domain/quote.types';
import { recordOf, type JsonRecord } from '../../../platform/record';
import { cardBrand } from '../domain/card-brands';
import type { StoredCard } from '../domain/card.types';
import { ownUrl } from './own-url';

/** The code of the method (WALL-01). */
export const VAULT_CODE = 'payment_services_paypal_vault';

const text = (value: unknown): string => nonEmptyText(value) ?? '';

/** The last four digits of a masked number, whatever masks the others. */
const lastDigits = (masked: string): string => /\d{4}$/.exec(masked)?.[0] ?? masked;

/**
 * The customer's stored cards of this provider, each with how it is paid with (`config-shapes.md` §1.2: `payment.vault`).
 * Left out are those of a method that is off, and those whose calls would not go to this shop.
 */
export function storedCards({
  configuration,
  storedPayments,
}: {
  /** The `payment` part of the page's `checkoutConfig`. */
  readonly configuration: JsonRecord;
  readonly storedPayments: readonly StoredPayment[];
}): readonly StoredCard[] {
  const raws = Object.values(recordOf(configuration.vault)).map((one) => branch(one, 'config'));
  return storedPayments.flatMap(({ code, publicHash, isEnabled, details }) => {
    const raw = raws.find((one) => [one.publicHash, one.public_hash].includes(publicHash));
    const createOrderUrl = ownUrl(raw?.createOrderUrl);
    if (code !== VAULT_CODE || !isEnabled || createOrderUrl === null) return [];
    const { type, title: brand } = cardBrand(text(details.brand));
    return [
      {
        publicHash,
        createOrderUrl,
        place: nonEmptyText(raw?.location) ?? 'CHECKOUT',
        paymentSource: nonEmptyText(raw?.paymentSource) ?? 'vault',
        type,
        brand,
        digits: lastDigits(text(details.maskedCC)),
        description: text(details.description),
      },
    ];
  });
}

/** The picture of a card type, from the shop's card methods; undefined where it has none. */
export function cardIcon(configuration: JsonRecord, type: string | null): string | undefined {
  if (type === null) return undefined;
  const sources = [
    branch(configuration, 'payment_services_paypal_hosted_fields', 'ccIcons', type),
    branch(configuration, 'ccform', 'icons', type),
  ];
  return sources.map(({ url }) => nonEmptyText(url)).find((url) => url !== undefined);
}
