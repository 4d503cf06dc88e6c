import type { FormFields } from '../../../domain/catalog/form-fields';
import { readNumber } from '../../../domain/numbers';
import { pageLocale } from '../../../platform/page/page-locale';
import { controlsIn, formAround, type FormControl } from '../../shared/form/form-controls';

/** A server-rendered product form and the id of its product; '' when the form does not contain it. */
export interface ProductForm {
  readonly form: HTMLFormElement;
  readonly productId: string;
}

const PRODUCT = 'input[name="product"]';

const productIn = (form: ParentNode): string =>
  form.querySelector<HTMLInputElement>(PRODUCT)?.value ?? '';

/**
 * The id of the product that an element belongs to: that of its own form, of the nearest ancestor with a product id, or
 * of the product page. Null when there is none.
 */
export function productIdAround(node: Element): string | null {
  const own = formAround(node);
  const named = node.closest('[data-product-id]')?.getAttribute('data-product-id');
  const ofPage = document.querySelector(`#product_addtocart_form ${PRODUCT}`);
  if (own !== null && productIn(own) !== '') return productIn(own);
  return named ?? (ofPage instanceof HTMLInputElement ? ofPage.value : null);
}

/**
 * The form that buys a product: the one around or inside the element, the one of its card, or else the first on the
 * page. Without a `productId`, an element belongs to the product around it.
 */
export function productFormOf(node: Element, productId?: string): ProductForm | null {
  const own = formAround(node);
  if (own !== null) return { form: own, productId: productIn(own) };
  const id = productId ?? productIdAround(node);
  const forms = [...document.forms].filter(
    (form) => productIn(form) === id && /\/cart\/(?:add|updateItemOptions)/.test(form.action),
  );
  const card = node.closest('li, article, .product-item');
  const form = forms.find((one) => card?.contains(one) === true) ?? forms[0];
  return form === undefined || id === null ? null : { form, productId: id };
}

/** Fields whose text the server parses as a number. */
const NUMBER_NAME = /^(?:qty|super_group\[|bundle_option_qty\[|custom_giftcard_amount$)/;

/**
 * The number in a field in the server's format, with a decimal point; text that is no number in the page's locale is
 * unchanged.
 */
export const plainNumber = ({ type, value }: FormControl): string =>
  type === 'text' ? String(readNumber(value, pageLocale()) ?? value) : value;

/** The data the form submits, with localised numbers in the server's format. */
export function dataOf(form: HTMLFormElement): FormData {
  const data = new FormData(form);
  for (const control of controlsIn(form)) {
    const { name } = control;
    if (NUMBER_NAME.test(name) && data.has(name)) data.set(name, plainNumber(control));
  }
  return data;
}

/** The data the form would submit now; of a file its name. */
export const fieldsOf = (form: HTMLFormElement): FormFields =>
  [...dataOf(form)].map(
    ([name, value]) => [name, typeof value === 'string' ? value : value.name] as const,
  );
