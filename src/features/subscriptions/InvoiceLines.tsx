import type { UpcomingInvoice } from '../../domain/payment/subscription.types';
import { useT } from '../../ui/i18n';

/** What a subscription costs once it is changed (SUBS-01): the server's own texts, those that it sends. */
export function InvoiceLines({ invoice }: { readonly invoice: UpcomingInvoice }) {
  const t = useT();
  const lines = [
    [t('New price'), invoice.newPrice?.label],
    [t('Proration fee'), invoice.prorationFee?.label],
    [t('Unused time'), invoice.unusedTime?.label],
    [t('Credit'), invoice.credit],
  ] as const;
  return (
    <dl className="till-subscription-review__lines">
      {lines.map(
        ([name, value]) =>
          value != null && (
            <div className="till-subscription-review__line" key={name}>
              <dt className="till-subscription-review__name">{name}</dt>
              <dd className="till-subscription-review__value">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
