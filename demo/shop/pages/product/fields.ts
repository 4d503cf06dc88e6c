import { translate } from '../../domain/language/translate';
import { markup, nothing, trusted, type Markup } from '../markup';
import type { ValueView } from './purchase.types';

const required = markup`<span class="must" aria-hidden="true"> *</span>`;

/** A star hidden from screen readers: the field itself is marked as required. */
export const must = (isRequired: boolean): Markup => (isRequired ? required : nothing);

/** A boolean attribute. */
export const when = (holds: boolean, attribute: string): Markup =>
  holds ? trusted(` ${attribute}`) : nothing;

const extra = (price: string): Markup =>
  price === '' ? nothing : markup`<span class="part-price"><bdi>${price}</bdi></span>`;

const gone = (): Markup => markup`<span class="part-price">Out of stock</span>`;

/** A radio button or checkbox on its own line, with its price; `mark` is the platform's marker of a required one. */
export const tick = (
  type: 'radio' | 'checkbox',
  name: string,
  value: ValueView,
  mark: Markup = nothing,
): Markup =>
  markup`<label class="part${value.isSalable ? '' : ' part-gone'}"><input type="${type}" name="${name}" value="${value.id}"${when(value.isChosen && value.isSalable, 'checked')}${mark}${when(!value.isSalable, 'disabled')}><span>${value.title}</span>${value.isSalable ? extra(value.price) : gone()}</label>`;

/** The values of a drop-down or of a list. */
export const choices = (values: readonly ValueView[]): Markup =>
  markup`${values.map(
    (value) =>
      markup`<option value="${value.id}"${when(value.isChosen && value.isSalable, 'selected')}${when(!value.isSalable, 'disabled')}>${value.title}${value.isSalable ? (value.price === '' ? '' : ` ${value.price}`) : translate(' (out of stock)')}</option>`,
  )}`;
