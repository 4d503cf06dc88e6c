const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether the shop's server accepts a text as an e-mail address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
