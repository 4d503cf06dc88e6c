/** Gives a form the visitor's own form key: a cached page may contain another visitor's, and some forms have none. */
export function setFormKey(form: HTMLFormElement, key: string): void {
  const field = form.elements.namedItem('form_key');
  if (field instanceof HTMLInputElement) {
    field.value = key;
    return;
  }
  const hidden = { type: 'hidden', name: 'form_key', value: key };
  form.append(Object.assign(document.createElement('input'), hidden));
}
