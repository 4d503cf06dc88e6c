import { h } from '../../shared/frames/dom';

const money = (price: string, currency: string): string =>
  new Intl.NumberFormat(document.documentElement.lang, { style: 'currency', currency }).format(
    Number(price),
  );

/** A labelled list of choices; the first one is chosen. */
export function choice(
  label: string,
  entries: readonly (readonly [value: string, text: string])[],
) {
  const select = h('select', { class: 'input' });
  for (const [value, text] of entries) select.append(h('option', { value }, text));
  return { element: h('label', { class: 'row' }, label, select), select };
}

/** A line of a list of amounts. */
export const priceLine = (label: string, price: string, currency: string): HTMLElement =>
  h('div', { class: 'line' }, h('dt', {}, label), h('dd', {}, money(price, currency)));
