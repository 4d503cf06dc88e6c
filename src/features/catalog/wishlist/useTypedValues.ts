import { useEffect } from 'react';
import { forgetTyped, saveTyped, typedBefore } from '../../../state/wishlist/saved-list';
import type { ListForm } from './list-form';

const FIELD = 'input[name^="qty["], textarea[name^="description["]';

const fieldsIn = (form: HTMLFormElement): readonly (HTMLInputElement | HTMLTextAreaElement)[] => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELD),
];

const saveField = ({ name, value, defaultValue }: HTMLInputElement | HTMLTextAreaElement): void => {
  saveTyped(name, { value, initial: defaultValue });
};

/**
 * Keeps quantities and comments that are typed and not saved yet over a reload and a sign-in. `isSaved`: the shop has
 * them now.
 */
export function useTypedValues(list: ListForm | null, isSaved: boolean): void {
  useEffect(() => {
    if (list === null) return undefined;
    const { form } = list;
    for (const field of fieldsIn(form)) {
      // What is typed before this code has arrived is newer than what is stored.
      if (field.value !== field.defaultValue) saveField(field);
      else field.value = typedBefore(field.name, field.defaultValue) ?? field.value;
    }
    const save = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      if (target.matches(FIELD)) saveField(target);
    };
    form.addEventListener('input', save);
    return () => {
      form.removeEventListener('input', save);
    };
  }, [list]);
  useEffect(() => {
    if (isSaved) forgetTyped();
  }, [isSaved]);
}
