import type { Selection } from '../../../domain/catalog/catalog.types';

/**
 * The initial selection in a product's form, server-rendered or restored by the browser after a reload: the values of
 * its `super_attribute[..]` controls, by product id.
 */
export function formSelections(): ReadonlyMap<string, Selection> {
  const found = new Map<string, Record<string, string>>();
  const controls = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input[name^="super_attribute["], select[name^="super_attribute["]',
  );
  for (const control of controls) {
    const isLeftOut =
      control instanceof HTMLInputElement && control.type === 'radio' && !control.checked;
    const product = control.form?.querySelector<HTMLInputElement>('input[name="product"]')?.value;
    const attributeId = /\[(.+)\]/.exec(control.name)?.[1];
    if (isLeftOut || control.value === '' || product === undefined || attributeId === undefined) {
      continue;
    }
    found.set(product, { ...found.get(product), [attributeId]: control.value });
  }
  return found;
}
