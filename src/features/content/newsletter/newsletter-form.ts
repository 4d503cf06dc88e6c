import { t } from '../../../platform/i18n/i18n';

/** A server-rendered form with an address. */
export interface NewsletterForm {
  readonly form: HTMLFormElement;
  readonly email: HTMLInputElement;
  /** The checkbox of a form that is about more than the newsletter; null in the sign-up form itself. */
  readonly box: HTMLInputElement | null;
}

const EMAIL = 'input[name="email"], input[type="email"]';

const found = new WeakMap<HTMLFormElement, NewsletterForm>();

/** The form that the element wraps; null until the view is rendered, and if there is none. */
export function formOf(root: Element | null): NewsletterForm | null {
  const form = root?.closest('.till-root')?.parentElement?.querySelector('form') ?? null;
  if (form === null) return null;
  const known = found.get(form);
  if (known !== undefined) return known;
  const email = form.querySelector<HTMLInputElement>(EMAIL);
  if (email === null) return null;
  const box = form.querySelector<HTMLInputElement>('input[type="checkbox"][name="is_subscribed"]');
  const read = { form, email, box };
  found.set(form, read);
  return read;
}

/** The platform requires a top-level domain of two letters; browsers do not. */
const TOP_LABEL = /\.[^.@\s]{2,}$/;

/**
 * What is wrong with the typed address, or null. The browser's own check and the top label, which need no code of the
 * validation rules; the shop checks the rest.
 */
export function emailFault({ value, validity }: HTMLInputElement): string | null {
  const address = value.trim();
  if (address === '') return t('This is a required field.');
  return validity.typeMismatch || !TOP_LABEL.test(address)
    ? t('Please enter a valid email address (Ex: johndoe@domain.com).')
    : null;
}

/** Switches the browser's own bubbles off; returns the function that restores them. */
export function withoutBubbles(form: HTMLFormElement): () => void {
  const before = form.noValidate;
  form.noValidate = true;
  return () => {
    form.noValidate = before;
  };
}

/** Empties the field of the address. */
export function clearEmail({ email }: NewsletterForm): void {
  email.value = '';
}

/** Checks the newsletter's box as a shopper does. */
export function checkBox(box: HTMLInputElement): void {
  box.checked = true;
  box.dispatchEvent(new Event('change', { bubbles: true }));
}
