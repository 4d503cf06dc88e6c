/** The submit button of a product form in the platform's themes. */
const BUTTON =
  'button.tocart, button#product-addtocart-button, button[type="submit"], button:not([type])';

export const buyButtonIn = (form: HTMLFormElement): HTMLButtonElement | null =>
  form.querySelector<HTMLButtonElement>(BUTTON);
