import { h, root } from '../../shared/frames/dom';
import { listenToPage, tellPage } from '../../shared/frames/page-around';
import { trapFocus } from '../../shared/frames/trap-focus';
import { ADDRESSES, SHOPPER } from '../../shared/shopper';
import type { FromSheet, SheetContent, ToSheet } from '../browser/google-pay/protocol.types';
import type { CardKind } from '../browser/google-pay/token';
import { say, type Phrase } from './phrases';
import { choice, priceLine } from './sheet-parts';

const locale = new URLSearchParams(location.search).get('locale') ?? 'en_US';
const t = (phrase: Phrase): string => say(locale, phrase);

const tell = (message: FromSheet): void => {
  tellPage(message);
};

/** Shows what is bought, and lets the payer choose a card and an address. */
function show(content: SheetContent): (problem: string) => void {
  const { business, currency, lines, total, isShipped } = content;
  const cards = choice(t('Card'), [
    ['approved', 'Visa •••• 1111'],
    ['challenge', t('Card that the bank asks about')],
    ['declined', t('Declined card')],
  ]);
  const places = choice(
    t('Ship to'),
    ADDRESSES.map(({ line1, city, country }, index) => [
      String(index),
      `${line1}, ${city}, ${country}`,
    ]),
  );
  const line = (label: string, price: string) => priceLine(label, price, currency);
  const problem = h('p', { class: 'problem', role: 'alert' });
  const pay = h('button', { type: 'button', class: 'button button--google' }, t('Pay'));
  const cancel = h('button', { type: 'button', class: 'link' }, t('Cancel'));
  const dialog = h(
    'div',
    { class: 'sheet', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'title' },
    h('p', { class: 'sandbox' }, t('Sandbox: no money moves')),
    h('h1', { id: 'title', class: 'sheet__title' }, 'Google Pay'),
    h('p', { class: 'payer' }, business),
    cards.element,
    ...(isShipped ? [places.element] : []),
    h('p', { class: 'payer' }, SHOPPER.email),
    h(
      'dl',
      { class: 'lines' },
      ...lines.map(({ label, price }) => line(label, price)),
      line(t('Total'), total),
    ),
    problem,
    pay,
    cancel,
  );
  const close = (): void => {
    tell({ type: 'cancel' });
  };
  cancel.addEventListener('click', close);
  pay.addEventListener('click', () => {
    pay.disabled = true;
    problem.textContent = '';
    const card = cards.select.value as CardKind;
    const address = isShipped ? (ADDRESSES[Number(places.select.value)] ?? null) : null;
    tell({ type: 'pay', card, address });
  });
  root().replaceChildren(h('main', { class: 'veil' }, dialog));
  trapFocus(dialog, close);
  pay.focus();
  return (message) => {
    problem.textContent = message;
    pay.disabled = false;
  };
}

/** Starts the frame of Google's sheet. */
export function startSheet(): void {
  let fail = (_message: string): void => undefined;
  listenToPage((heard) => {
    const message = heard as ToSheet;
    if (message.type === 'init') {
      fail = show(message.content);
      tell({ type: 'ready' });
    } else fail(message.message);
  });
  tell({ type: 'hello' });
}
