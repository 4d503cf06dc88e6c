import { translate } from '../../domain/language/translate';
import { markup, nothing, type Markup } from '../markup';
import { choices, must, tick, when } from './fields';
import type { CustomOptionView } from './purchase.types';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const YEARS_AHEAD = 5;

const price = (option: CustomOptionView): Markup =>
  option.price === ''
    ? nothing
    : markup` <bdi class="field-price price-notice">${option.price}</bdi>`;

const counted = (option: CustomOptionView, id: string): Markup =>
  option.maxLength === 0
    ? nothing
    : markup`<p class="field-note" id="${id}-note">At most ${option.maxLength} characters.</p>`;

const described = (option: CustomOptionView, id: string): Markup =>
  option.maxLength === 0
    ? nothing
    : markup` maxlength="${option.maxLength}" aria-describedby="${id}-note"`;

/** The number of characters left, below the field. */
const withCounter = (control: Markup): Markup =>
  markup`<till-counter load="interaction">${control}</till-counter>`;

const text = (option: CustomOptionView): Markup => {
  const id = `options_${option.id}_text`;
  const name = `options[${option.id}]`;
  const label = markup`<label for="${id}">${option.title}${must(option.isRequired)}${price(option)}</label>`;
  const control =
    option.kind === 'area'
      ? markup`<textarea id="${id}" name="${name}" rows="3" class="product-custom-option"${when(option.isRequired, 'required')}${described(option, id)}>${option.value}</textarea>`
      : markup`<input id="${id}" type="text" name="${name}" value="${option.value}" class="product-custom-option"${when(option.isRequired, 'required')}${described(option, id)}>`;
  const field = option.maxLength === 0 ? control : withCounter(control);
  return markup`<div class="field">${label}${field}${counted(option, id)}</div>`;
};

const select = (option: CustomOptionView): Markup => {
  const id = `select_${option.id}`;
  const isMultiple = option.kind === 'multiple';
  return markup`<div class="field"><label for="${id}">${option.title}${must(option.isRequired)}</label>
<select id="${id}" name="options[${option.id}]${isMultiple ? '[]' : ''}" class="product-custom-option"${when(isMultiple, 'multiple')}${when(option.isRequired, 'required')}>${isMultiple ? nothing : markup`<option value="">-- Please Select --</option>`}${choices(option.values)}</select></div>`;
};

const asked = markup` class="required product-custom-option"`;

const ticks = (option: CustomOptionView): Markup => {
  const isRadio = option.kind === 'radio';
  const name = `options[${option.id}]${isRadio ? '' : '[]'}`;
  const none = {
    id: '',
    title: translate('None'),
    price: '',
    isChosen: option.values.every((value) => !value.isChosen),
    isSalable: true,
  };
  return markup`<fieldset class="field parts"><legend>${option.title}${must(option.isRequired)}</legend>${isRadio && !option.isRequired ? tick('radio', name, none) : nothing}${option.values.map(
    (value) =>
      tick(isRadio ? 'radio' : 'checkbox', name, value, option.isRequired ? asked : nothing),
  )}</fieldset>`;
};

interface DatePart {
  readonly name: 'month' | 'day' | 'year';
  readonly label: string;
  readonly values: readonly (readonly [value: number, label: string])[];
  readonly chosen: number;
}

const datePart = (option: CustomOptionView, part: DatePart): Markup =>
  markup`<select name="options[${option.id}][${part.name}]" aria-label="${option.title}: ${translate(part.label)}" class="product-custom-option"${when(option.isRequired, 'required')}><option value="">${translate(part.label)}</option>${part.values.map(
    ([value, label]) =>
      markup`<option value="${value}"${when(value === part.chosen, 'selected')}>${label}</option>`,
  )}</select>`;

const date = (option: CustomOptionView, thisYear: number): Markup => {
  const [year = 0, month = 0, day = 0] = option.value.slice(0, 10).split('-').map(Number);
  const numbers = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => [from + index, String(from + index)] as const);
  const months = MONTHS.map((label, index) => [index + 1, translate(label)] as const);
  return markup`<fieldset class="field"><legend>${option.title}${must(option.isRequired)}${price(option)}</legend><div class="date-row">${datePart(
    option,
    { name: 'month', label: 'Month', values: months, chosen: month },
  )}${datePart(option, { name: 'day', label: 'Day', values: numbers(1, 31), chosen: day })}${datePart(
    option,
    { name: 'year', label: 'Year', values: numbers(thisYear, YEARS_AHEAD), chosen: year },
  )}</div></fieldset>`;
};

const field = (option: CustomOptionView, thisYear: number): Markup => {
  switch (option.kind) {
    case 'field':
    case 'area':
      return text(option);
    case 'date':
      return date(option, thisYear);
    case 'drop_down':
    case 'multiple':
      return select(option);
    case 'radio':
    case 'checkbox':
      return ticks(option);
  }
};

/** The custom options of a product, with the platform's field names. */
export const customOptions = (options: readonly CustomOptionView[], thisYear: number): Markup =>
  options.length === 0
    ? nothing
    : markup`<div class="product-options-wrapper fields" id="product-options-wrapper">${options.map((option) => field(option, thisYear))}</div>`;
