const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text could be an e-mail address, as the shop's server judges it. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
