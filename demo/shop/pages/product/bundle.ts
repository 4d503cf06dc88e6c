import { translate } from '../../domain/language/translate';
import { markup, nothing, type Markup } from '../markup';
import { choices, must, tick, when } from './fields';
import type { BundleOptionView, ValueView } from './purchase.types';

const quantity = (option: BundleOptionView): Markup =>
  option.qty === null
    ? nothing
    : markup`<div class="bundle-qty"><label for="bundle-option-${option.id}-qty-input">Quantity<span class="only-read"> of ${option.title}</span></label><input id="bundle-option-${option.id}-qty-input" type="number" name="bundle_option_qty[${option.id}]" value="${option.qty}" min="1" step="1" inputmode="numeric" class="qty"></div>`;

const list = (option: BundleOptionView): Markup => {
  const id = `bundle-option-${option.id}`;
  const isMulti = option.kind === 'multi';
  const note = `${id}-note`;
  return markup`<div class="field option${option.isRequired ? ' required' : ''}" data-option-id="${option.id}"><label for="${id}">${option.title}${must(option.isRequired)}</label>
<div class="bundle-row"><select id="${id}" name="bundle_option[${option.id}]${isMulti ? '[]' : ''}" class="bundle-option-select"${isMulti ? markup` multiple size="${Math.min(option.values.length, 5)}" aria-describedby="${note}"` : nothing}${when(option.isRequired, 'required')}>${isMulti ? nothing : markup`<option value="">Choose a selection...</option>`}${choices(option.values)}</select>${quantity(option)}</div>${isMulti ? markup`<p class="field-note" id="${note}">Choose as many as you like.</p>` : nothing}</div>`;
};

const one = markup` data-validate="{'validate-one-required-by-name':true}"`;

const ticks = (option: BundleOptionView): Markup => {
  const isRadio = option.kind === 'radio';
  const name = (value: ValueView): string =>
    `bundle_option[${option.id}]${isRadio ? '' : `[${value.id}]`}`;
  const none: ValueView = {
    id: '',
    title: translate('None'),
    price: '',
    isChosen: option.values.every((value) => !value.isChosen),
    isSalable: true,
  };
  return markup`<fieldset class="field option parts${option.isRequired ? ' required' : ''}" data-option-id="${option.id}"><legend>${option.title}${must(option.isRequired)}</legend>${
    isRadio && !option.isRequired ? tick('radio', name(none), none) : nothing
  }${option.values.map((value) =>
    tick(
      isRadio ? 'radio' : 'checkbox',
      name(value),
      value,
      isRadio && option.isRequired ? one : nothing,
    ),
  )}${quantity(option)}</fieldset>`;
};

const chosen = ({ values }: BundleOptionView): readonly ValueView[] =>
  values.filter((value) => value.isChosen);

/** Reserves space for the element's summary of the selections, so that the button below does not shift. */
const summaryRoom = (options: readonly BundleOptionView[]): Markup => {
  const answered = options.filter((option) => chosen(option).length > 0);
  return markup`<div class="room room-bundle" aria-hidden="true"><p class="room-title">&nbsp;</p>${
    answered.length === 0
      ? markup`<p>&nbsp;</p>`
      : markup`<div class="room-parts">${answered.map(
          (option) =>
            markup`<div><p>${option.title}</p>${chosen(option).map(
              ({ title }) => markup`<p>1 × ${title}</p>`,
            )}</div>`,
        )}</div><p class="room-sum">&nbsp;</p>`
  }</div>`;
};

/** The options of a bundle, each with the merchant's type of field. */
export const bundleOptions = (options: readonly BundleOptionView[]): Markup =>
  options.length === 0
    ? nothing
    : markup`<div class="fieldset-bundle-options fields" id="product-options-wrapper">${options.map(
        (option) =>
          option.kind === 'select' || option.kind === 'multi' ? list(option) : ticks(option),
      )}</div>${summaryRoom(options)}`;
