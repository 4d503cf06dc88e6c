import { formKey } from '../../../platform/form-key';
import { dataOf } from './product-form';

/** A form's data with the visitor's own form key: a cached page may contain another visitor's. */
export function ownData(form: HTMLFormElement): FormData {
  const data = dataOf(form);
  data.set('form_key', formKey());
  return data;
}
