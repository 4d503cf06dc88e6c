import type { ExpressPaymentType, LineItem, ShippingRate } from '@stripe/stripe-js';

import { h } from '../../shared/frames/dom';
import { t } from './phrases';
import { walletMark, walletName } from './wallet-marks';

/** Formats an amount in minor units. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat(document.documentElement.lang, {
    style: 'currency',
    currency: currency.toUpperCase(),
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** A labelled list of choices. */
export function choice(
  label: string,
  entries: readonly (readonly [value: string, text: string])[],
): { readonly element: HTMLElement; readonly select: HTMLSelectElement } {
  const id = `sheet-${label.toLowerCase().replace(/\W+/g, '-')}`;
  const select = h('select', { id, class: 'input' });
  for (const [value, text] of entries) select.append(h('option', { value }, text));
  return {
    element: h('div', { class: 'row' }, h('label', { for: id, class: 'label' }, label), select),
    select,
  };
}

/** The lines of the purchase with the total. */
export function lines(items: readonly LineItem[], total: number, currency: string): HTMLElement {
  const line = (name: string, amount: number, className: string): HTMLElement =>
    h('div', { class: className }, h('dt', {}, name), h('dd', {}, money(amount, currency)));
  return h(
    'dl',
    { class: 'lines' },
    ...items.map(({ name, amount }) => line(name, amount, 'line')),
    line(t('Total'), total, 'line line--total'),
  );
}

/** Shipping rates as radio buttons. */
export function rateList(
  rates: readonly ShippingRate[],
  chosen: string | null,
  currency: string,
  choose: (rate: ShippingRate) => void,
): HTMLElement {
  const entries = rates.map((rate) => {
    const input = h('input', { type: 'radio', name: 'rate', value: rate.id });
    input.checked = rate.id === chosen;
    input.addEventListener('change', () => choose(rate));
    const amount = h('span', { class: 'rate__amount' }, money(rate.amount, currency));
    return h('label', { class: 'rate' }, input, h('span', {}, rate.displayName), amount);
  });
  return h(
    'fieldset',
    { class: 'rates' },
    h('legend', { class: 'label' }, t('Shipping')),
    ...entries,
  );
}

/** The frame of a sheet: its header, a container for its content, and its messages. */
export function sheetFrame(wallet: ExpressPaymentType, business: string, cancel: () => void) {
  const close = h('button', { type: 'button', class: 'close', 'aria-label': t('Cancel') }, '×');
  close.addEventListener('click', cancel);
  const title = h('h1', { id: 'title', class: 'sheet__title' }, walletMark(wallet));
  title.append(h('span', { class: 'label--hidden' }, walletName(wallet)));
  const content = h('div', { class: 'stack' });
  const status = h('p', { class: 'problem', role: 'alert', hidden: true });
  const pay = h('button', { type: 'button', class: `button button--${wallet}` });
  const dialog = h(
    'div',
    {
      class: `sheet sheet--${wallet}`,
      role: 'dialog',
      'aria-modal': 'true',
      'aria-labelledby': 'title',
    },
    h('p', { class: 'sandbox' }, t('Sandbox: no money moves')),
    h('div', { class: 'sheet__head' }, title, close),
    h('p', { class: 'sheet__business' }, business),
    content,
    status,
    pay,
  );
  return { element: h('div', { class: 'veil' }, dialog), dialog, content, status, pay };
}
