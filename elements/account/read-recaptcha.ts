import type { ServerRecaptcha } from '../../src/features/account/form-recaptcha/server-recaptcha.types';

const BLOCK = /^(recaptcha-.+)-container$/;
/** The newsletter's block is rendered outside its form. */
const NEWSLETTER = 'form#newsletter-validate-detail';

const isId = (text: string): text is ServerRecaptcha['id'] => text.startsWith('recaptcha-');

/** The platform's block inside the element, and the form that it guards. */
export function readRecaptcha(host: HTMLElement): { readonly found?: ServerRecaptcha } {
  const block = host.querySelector('.field-recaptcha, [id^="recaptcha-"]');
  const id = BLOCK.exec(block?.id ?? '')?.[1] ?? '';
  const form = host.closest('form') ?? document.querySelector<HTMLFormElement>(NEWSLETTER);
  return isId(id) ? { found: { id, form } } : {};
}
