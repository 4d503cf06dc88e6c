/** The button of a product form, as the platform's themes draw it. */
const BUTTON =
  'button.tocart, button#product-addtocart-button, button[type="submit"], button:not([type])';

export const buyButtonIn = (form: HTMLFormElement): HTMLButtonElement | null =>
  form.querySelector<HTMLButtonElement>(BUTTON);
