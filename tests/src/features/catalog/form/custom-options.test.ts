import { afterEach, describe, expect, it } from 'vitest';
import { parseCustomOptions } from '../../../../../src/api/page-config/catalog/custom-options';
import { customOptionsPrice } from '../../../../../src/domain/catalog/custom-options';
import { fieldsOf } from '../../../../../src/features/catalog/form/product-form';
import { pageWith } from '../../../state/support/products';

type PriceType = 'fixed' | 'percent';

/** A price as a page prints it: percentages are amounts already, and a fixed old price is a text. */
const printed = (amount: number, type: PriceType) => ({
  prices: {
    oldPrice: { amount: type === 'fixed' ? amount.toFixed(6) : amount, adjustments: [] },
    basePrice: { amount },
    finalPrice: { amount },
  },
  type,
  name: 'Any',
});
const choice = (name: string, type: string, values: readonly number[]) =>
  values.map((value) => `<input type="${type}" name="${name}" value="${String(value)}">`).join('');
const list = (name: string, values: readonly (string | number)[], attributes = '') =>
  `<select name="${name}" ${attributes}>${values.map((value) => `<option value="${String(value)}">-</option>`).join('')}</select>`;
const time = (id: number) =>
  list(`options[${String(id)}][hour]`, ['', 9]) +
  list(`options[${String(id)}][minute]`, ['', 30]) +
  list(`options[${String(id)}][day_part]`, ['am', 'pm']);
const day = (id: number) =>
  list(`options[${String(id)}][month]`, ['', 4]) +
  list(`options[${String(id)}][day]`, ['', 2]) +
  list(`options[${String(id)}][year]`, ['', 2027]);

const OWN = [3, 4, 5, 11, 12, 13];
const LISTS = { 6: [3, 4], 7: [6, 7], 8: [9, 10], 9: [12, 13], 10: [15, 16] };

/** The form of a product with options of every type, as the platform renders it. */
const FORM = `<form><input type="hidden" name="product" value="30">
  <input name="options[3]"><textarea name="options[4]"></textarea>
  <input type="file" name="options_5_file"><input type="hidden" name="options_5_file_action" value="save_new">
  ${list('options[6]', ['', 3, 4])}
  <input type="radio" name="options[7]" value="" checked>${choice('options[7]', 'radio', LISTS[7])}
  ${choice('options[8]', 'radio', LISTS[8])}
  ${choice('options[9][]', 'checkbox', LISTS[9])}
  ${list('options[10][]', LISTS[10], 'multiple')}
  ${day(11)}${day(12)}${time(12)}${time(13)}</form>`;

/** Every own price is 1, the first value of every list costs 2 and the second 4. */
function configOf(type: PriceType) {
  const own = OWN.map((id) => [id, printed(1, type)] as const);
  const lists = Object.entries(LISTS).map(
    ([id, [first = 0, second = 0]]) =>
      [id, { [first]: printed(2, type), [second]: printed(4, type) }] as const,
  );
  return parseCustomOptions(
    pageWith({
      '#product_addtocart_form': {
        priceOptions: { optionConfig: Object.fromEntries([...own, ...lists]) },
      },
    }),
  );
}

function setValue(form: HTMLFormElement, name: string, values: readonly string[]): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement && control.name === name)
      for (const option of control.options) option.selected = values.includes(option.value);
    else if (control instanceof HTMLInputElement && control.name === name) {
      if (control.type === 'radio' || control.type === 'checkbox')
        control.checked = values.includes(control.value);
      else if (control.type !== 'file') control.value = values[0] ?? '';
      else {
        const files = new DataTransfer();
        for (const value of values) files.items.add(new File(['-'], value));
        control.files = files.files;
      }
    } else if (control instanceof HTMLTextAreaElement && control.name === name)
      control.value = values[0] ?? '';
  }
}

afterEach(() => {
  document.body.replaceChildren();
});

describe.each(['fixed', 'percent'] as const)('with a %s price', (type) => {
  const priceWith = (fields: Readonly<Record<string, readonly string[]>>): number => {
    document.body.innerHTML = FORM;
    const form = document.forms[0];
    if (form === undefined) return Number.NaN;
    for (const [name, values] of Object.entries(fields)) setValue(form, name, values);
    const { final, regular } = customOptionsPrice(configOf(type), fieldsOf(form));
    expect(regular).toEqual(final);
    return final.shown;
  };
  const date = (id: number) => ({
    [`options[${String(id)}][month]`]: ['4'],
    [`options[${String(id)}][day]`]: ['2'],
    [`options[${String(id)}][year]`]: ['2027'],
  });
  const clock = (id: number) => ({
    [`options[${String(id)}][hour]`]: ['9'],
    [`options[${String(id)}][minute]`]: ['30'],
  });

  it.each<readonly [string, Readonly<Record<string, readonly string[]>>, number]>([
    ['nothing', {}, 0],
    ['a field', { 'options[3]': ['Ada'] }, 1],
    ['an area', { 'options[4]': ['Dear Ada'] }, 1],
    ['a file', { options_5_file: ['ada.png'] }, 1],
    ['a file kept in an edited line', { options_5_file_action: ['save_old'] }, 1],
    ['a file deleted from an edited line', { options_5_file_action: [''] }, 0],
    ['a drop-down', { 'options[6]': ['4'] }, 4],
    ['a radio button that is optional', { 'options[7]': ['6'] }, 2],
    ['a radio button that is required', { 'options[8]': ['10'] }, 4],
    ['checkboxes', { 'options[9][]': ['12', '13'] }, 6],
    ['a list of several', { 'options[10][]': ['16'] }, 4],
    ['a date', date(11), 1],
    ['a date without the time it needs', date(12), 0],
    ['a date with its time', { ...date(12), ...clock(12) }, 1],
    ['a time', clock(13), 1],
  ])('%s adds it', (_name, fields, amount) => {
    expect(priceWith(fields)).toBe(amount);
  });

  it('all together add up', () => {
    const everything = {
      'options[3]': ['Ada'],
      'options[4]': ['Dear Ada'],
      options_5_file: ['ada.png'],
      'options[6]': ['3'],
      'options[7]': ['7'],
      'options[8]': ['9'],
      'options[9][]': ['12', '13'],
      'options[10][]': ['16'],
      ...date(11),
      ...date(12),
      ...clock(12),
      ...clock(13),
    };
    expect(priceWith(everything)).toBe(6 + 2 + 4 + 2 + 6 + 4);
  });
});
