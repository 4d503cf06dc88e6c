import { escape } from '../../shared/pages/escape';
import { ADDRESSES, SHOPPER } from '../../shared/shopper';
import { type Phrase, say } from '../frames/phrases';
import type { OrderRecord } from '../state/records.types';
import { layout } from './layout';

const MARK = `<p class="head"><span class="mark"><span class="mark__pay">Pay</span>Pal</span></p>`;

/** How the window ends: the payer pays there, or sees the order once more in the shop. */
export interface ApprovalOptions {
  readonly locale: string;
  readonly isPaidNow: boolean;
}

function addressField(t: (phrase: Phrase) => string): string {
  const options = ADDRESSES.map(
    ({ line1, city, postal_code, country }, index) =>
      `<option value="${String(index)}">${escape(`${line1}, ${city} ${postal_code}, ${country}`)}</option>`,
  );
  return `<label class="row">${escape(t('Ship to'))}
<select name="address" class="input" data-first>${options.join('')}</select></label>`;
}

function shown({ amount }: OrderRecord, locale: string): string {
  const format = new Intl.NumberFormat(locale.replace('_', '-'), {
    style: 'currency',
    currency: amount.currency_code,
  });
  return format.format(Number(amount.value));
}

/** The window in which the payer approves an order. */
export function approvalPage(order: OrderRecord, { locale, isPaidNow }: ApprovalOptions): string {
  const t = (phrase: Phrase): string => say(locale, phrase);
  const press = isPaidNow ? t('Pay Now') : t('Continue to Review Order');
  return layout(
    'approval',
    t('Pay with PayPal'),
    locale,
    `<main class="approval"><p class="sandbox">${escape(t('Sandbox: no money moves'))}</p>
${MARK}
<h1 class="amount">${escape(shown(order, locale))}</h1>
<p class="payer">${escape(SHOPPER.name)}<br>${escape(SHOPPER.email)}</p>
<form class="stack">${order.isDigital ? '' : addressField(t)}
<button class="button"${order.isDigital ? ' data-first' : ''}>${escape(press)}</button></form>
<button type="button" class="link" data-cancel>${escape(t('Cancel and return to the shop'))}</button>
</main>`,
  );
}

/** The window of an order that is not there, or was approved before. */
export function problemPage(locale: string): string {
  const t = (phrase: Phrase): string => say(locale, phrase);
  return layout(
    'approval',
    'PayPal',
    locale,
    `<main class="approval"><p class="sandbox">${escape(t('Sandbox: no money moves'))}</p>
${MARK}<h1>${escape(t('Things don’t appear to be working at the moment.'))}</h1>
<button type="button" class="link" data-cancel data-first>${escape(t('Close this window'))}</button>
</main>`,
  );
}

/** The window until the shop has an order. */
export function waitPage(locale: string): string {
  return layout(
    'wait',
    'PayPal',
    locale,
    `<main class="approval">${MARK}<h1 class="wait">${escape(say(locale, 'One moment…'))}</h1></main>`,
  );
}

/** The bank's question about a card of a wallet, in a frame over the shop's page. */
export function challengePage(locale: string): string {
  const t = (phrase: Phrase): string => say(locale, phrase);
  return layout(
    'payer-action',
    t('Confirm it is you'),
    locale,
    `<main class="veil"><div class="sheet" role="dialog" aria-modal="true" aria-labelledby="title">
<p class="sandbox">${escape(t('Sandbox: no money moves'))}</p>
<h1 id="title" class="sheet__title">${escape(t('Confirm it is you'))}</h1>
<button type="button" class="button" data-answer="POSSIBLE" data-first>${escape(t('Confirm'))}</button>
<button type="button" class="link" data-answer="NO">${escape(t('Refuse'))}</button>
</div></main>`,
  );
}
