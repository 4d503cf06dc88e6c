/** The form that buys a product: the one around an element, the one of its card, or the page's only one. */
export function productForm(element: Element, productId: string): HTMLFormElement | null {
  const around = element.closest('form');
  if (around !== null) return around;
  const forms = [...document.forms].filter(
    (form) =>
      form.querySelector<HTMLInputElement>('input[name="product"]')?.value === productId &&
      /\/cart\/(?:add|updateItemOptions)/.test(form.action),
  );
  const card = element.closest('li, article, .product-item');
  return forms.find((form) => card?.contains(form) === true) ?? forms[0] ?? null;
}

/**
 * The product that an element without a product id is about: that of the form around it, of the nearest part of the
 * page that names one, or of the product page itself. Null when there is none.
 */
export function productIdAround(element: Element): string | null {
  const inForm = element.closest('form')?.querySelector<HTMLInputElement>('input[name="product"]');
  const named = element.closest('[data-product-id]')?.getAttribute('data-product-id');
  const ofPage = document.querySelector<HTMLInputElement>(
    '#product_addtocart_form input[name="product"]',
  );
  return inForm?.value ?? named ?? ofPage?.value ?? null;
}
