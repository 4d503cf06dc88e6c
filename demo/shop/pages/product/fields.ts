import { translate } from '../../domain/language/translate';
import { markup, nothing, trusted, type Markup } from '../markup';
import type { ValueView } from './purchase.types';

const required = markup`<span class="must" aria-hidden="true"> *</span>`;

/** A star that only eyes need: the field itself says that it is required. */
export const must = (isRequired: boolean): Markup => (isRequired ? required : nothing);

/** An attribute without a value, when it holds. */
export const when = (holds: boolean, attribute: string): Markup =>
  holds ? trusted(` ${attribute}`) : nothing;

const extra = (price: string): Markup =>
  price === '' ? nothing : markup`<span class="part-price"><bdi>${price}</bdi></span>`;

const gone = (): Markup => markup`<span class="part-price">Out of stock</span>`;

/** A radio button or checkbox on a line of its own, with what it adds to the price; `mark` is the platform's mark of one that is required. */
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
