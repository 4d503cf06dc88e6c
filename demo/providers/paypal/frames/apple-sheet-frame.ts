import { h, root } from '../../shared/frames/dom';
import { listenToPage, tellPage } from '../../shared/frames/page-around';
import { trapFocus } from '../../shared/frames/trap-focus';
import { ADDRESSES } from '../../shared/shopper';
import type { FromSheet, SheetContent, ToSheet } from '../browser/apple-pay/protocol.types';
import type { CardKind } from '../browser/apple-pay/token';
import { say, type Phrase } from './phrases';
import { choice, priceLine } from './sheet-parts';

const locale = new URLSearchParams(location.search).get('locale') ?? 'en_US';
const t = (phrase: Phrase): string => say(locale, phrase);

const tell = (message: FromSheet): void => {
  tellPage(message);
};

/** The sheet, drawn once; returns what shows another content in it. */
function draw(): (content: SheetContent) => void {
  const cards = choice(t('Card'), [
    ['approved', 'Visa •••• 1111'],
    ['declined', t('Declined card')],
  ]);
  const places = choice(
    t('Ship to'),
    ADDRESSES.map(({ line1, city, country }, index) => [
      String(index),
      `${line1}, ${city}, ${country}`,
    ]),
  );
  const methods = choice(t('Shipping method'), []);
  const lines = h('dl', { class: 'lines' });
  const problem = h('p', { class: 'problem', role: 'alert' });
  const pay = h('button', { type: 'button', class: 'button button--google' }, t('Pay'));
  const cancel = h('button', { type: 'button', class: 'link' }, t('Cancel'));
  const dialog = h(
    'div',
    { class: 'sheet', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'title' },
    h('p', { class: 'sandbox' }, t('Sandbox: no money moves')),
    h('h1', { id: 'title', class: 'sheet__title' }, 'Apple Pay'),
    cards.element,
    places.element,
    methods.element,
    lines,
    problem,
    pay,
    cancel,
  );
  const close = (): void => {
    tell({ type: 'cancel' });
  };
  cancel.addEventListener('click', close);
  places.select.addEventListener('change', () => {
    tell({ type: 'contact', address: Number(places.select.value) });
  });
  methods.select.addEventListener('change', () => {
    tell({ type: 'method', identifier: methods.select.value });
  });
  pay.addEventListener('click', () => {
    pay.disabled = true;
    tell({ type: 'pay', card: cards.select.value as CardKind });
  });
  root().replaceChildren(h('main', { class: 'veil' }, dialog));
  trapFocus(dialog, close);
  cards.select.focus();
  return (content) => {
    const { currency, total, isShipped, isBusy } = content;
    places.element.hidden = !isShipped;
    methods.element.hidden = content.methods.length === 0;
    if (!isBusy) {
      const chosen = methods.select.value;
      methods.select.replaceChildren(
        ...content.methods.map(({ identifier, label, detail }) =>
          h('option', { value: identifier }, detail === '' ? label : `${label} (${detail})`),
        ),
      );
      const isKept = content.methods.some(({ identifier }) => identifier === chosen);
      if (isKept) methods.select.value = chosen;
    }
    const isOpen = total.type === 'pending';
    lines.replaceChildren(
      ...content.lines.map(({ label, amount }) => priceLine(label, amount, currency)),
      isOpen
        ? h('div', { class: 'line' }, h('dt', {}, total.label), h('dd', {}, t('Amount pending')))
        : priceLine(total.label, total.amount, currency),
    );
    problem.textContent = content.problem;
    pay.disabled = isBusy || content.problem !== '';
    dialog.setAttribute('aria-busy', String(isBusy));
  };
}

/** Starts the frame of Apple's sheet. */
export function startAppleSheet(): void {
  const show = draw();
  listenToPage((heard) => {
    show((heard as ToSheet).content);
  });
  tell({ type: 'hello' });
}
