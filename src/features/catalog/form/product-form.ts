import type { FormFields } from '../../../domain/catalog/form-fields';

/** The form around a node of our view, or the one that its element stands around. */
export function formOf(node: Element): HTMLFormElement | null {
  const element = node.closest('.till-root')?.parentElement;
  return node.closest('form') ?? element?.querySelector('form') ?? null;
}

/** The product that a form is about; '' when it does not say. */
export function productIdOf(form: HTMLFormElement): string {
  const field = form.elements.namedItem('product');
  return field instanceof HTMLInputElement ? field.value : '';
}

/** What the form would send now; of a file its name. */
export const fieldsOf = (form: HTMLFormElement): FormFields =>
  [...new FormData(form)].map(
    ([name, value]) => [name, typeof value === 'string' ? value : value.name] as const,
  );

/** The fields of a form, without its buttons. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is FormControl =>
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(?:submit|button|image|reset)$/.test(element.type));

export const controlsIn = (form: HTMLFormElement): readonly FormControl[] =>
  [...form.elements].filter(isControl);
