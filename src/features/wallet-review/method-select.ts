/** The choice of shipping methods in the server's form; null where none can be chosen. */
export const methodSelect = (form: HTMLFormElement | null): HTMLSelectElement | null =>
  form?.querySelector<HTMLSelectElement>('select[name="shipping_method"]') ?? null;
