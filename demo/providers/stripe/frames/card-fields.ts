import type { FieldState, FrameOptions } from '../browser/protocol.types';
import { brandOf } from '../../shared/card-numbers';
import * as cardFormat from '../../shared/frames/card-format';
import * as card from './card-input';
import { countries } from './countries';
import { h } from '../../shared/frames/dom';
import { type Field, makeField } from './field';
import { t } from './phrases';

/** The card fields of a frame. */
export interface CardFields {
  readonly element: HTMLElement;
  readonly fields: readonly Field[];
  state(): Omit<FieldState, 'collapsed'>;
  /** The card and payer data for the API. */
  params(): { readonly card: object; readonly billing_details: object };
}

const BRAND_NAMES: Readonly<Record<string, string>> = {
  amex: 'Amex',
  diners: 'Diners',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

const plain = (text: string): string => text.slice(0, 12);

function countrySelect({ locale, element }: FrameOptions, changed: () => void): HTMLSelectElement {
  const select = h('select', {
    id: 'field-country',
    class: 'input',
    autocomplete: 'billing country',
  });
  for (const [code, name] of countries(locale)) select.append(h('option', { value: code }, name));
  select.value = element.defaultCountry ?? 'US';
  select.addEventListener('change', changed);
  return select;
}

function makeInputs({ element }: FrameOptions, changed: () => void) {
  const digits = { inputmode: 'numeric', autocorrect: 'off', spellcheck: 'false' };
  const number = makeField(
    {
      name: 'number',
      label: 'Card number',
      attributes: { ...digits, autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234' },
      format: cardFormat.formatNumber,
      check: card.checkNumber,
    },
    changed,
  );
  const expiry = makeField(
    {
      name: 'expiry',
      label: 'Expiration date',
      attributes: { ...digits, autocomplete: 'cc-exp', placeholder: 'MM / YY' },
      format: cardFormat.formatExpiry,
      check: card.checkExpiry,
    },
    changed,
  );
  const cvc = makeField(
    {
      name: 'cvc',
      label: 'Security code',
      attributes: { ...digits, autocomplete: 'cc-csc', placeholder: 'CVC' },
      format: cardFormat.formatCode,
      check: card.checkCode(() => number.input.value),
    },
    changed,
  );
  const postcode = makeField(
    {
      name: 'postcode',
      label: 'ZIP code',
      attributes: { autocomplete: 'billing postal-code', placeholder: '12345' },
      format: plain,
      check: card.checkPostcode,
    },
    changed,
  );
  postcode.input.value = element.defaultPostalCode ?? '';
  return { number, expiry, cvc, postcode };
}

/** Creates the fields of a card, with country and postcode if the shop wants them. */
export function makeCardFields(options: FrameOptions, changed: () => void): CardFields {
  const shown = options.element.fields ?? { country: false, postalCode: false };
  const { number, expiry, cvc, postcode } = makeInputs(options, changed);
  const select = countrySelect(options, changed);
  const fields = [number, expiry, cvc, ...(shown.postalCode ? [postcode] : [])];
  const place = h('div', { class: 'pair' });
  if (shown.country) {
    const label = h('label', { for: select.id, class: 'label' }, t('Country'));
    place.append(h('div', { class: 'field' }, label, select));
  }
  if (shown.postalCode) place.append(postcode.element);
  const brand = h('span', { class: 'brand', 'aria-hidden': 'true' });
  number.input.addEventListener('input', () => {
    const { brand: name } = brandOf(number.input.value.replace(/\s/g, ''));
    brand.textContent = number.input.value === '' ? '' : (BRAND_NAMES[name] ?? '');
  });
  number.element.append(brand);
  const element = h(
    'div',
    { class: 'stack' },
    number.element,
    h('div', { class: 'pair' }, expiry.element, cvc.element),
    ...(place.childElementCount > 0 ? [place] : []),
  );
  if (options.element.disabled === true) for (const { input } of fields) input.disabled = true;
  const postalCode = (): string | null => (shown.postalCode ? postcode.input.value : null);
  return {
    element,
    fields,
    state: () => ({
      empty: fields.every(({ input }) => input.value === ''),
      complete: fields.every((field) => field.problem() === null),
      country: shown.country ? select.value : null,
      postalCode: postalCode(),
    }),
    params: () => {
      const { month, year } = cardFormat.readExpiry(expiry.input.value);
      return {
        card: {
          number: number.input.value.replace(/\s/g, ''),
          exp_month: month,
          exp_year: year,
          cvc: cvc.input.value,
        },
        billing_details: {
          address: { country: shown.country ? select.value : null, postal_code: postalCode() },
        },
      };
    },
  };
}
