import { memo } from 'react';
import { placeOf } from '../../../domain/admin-form/follow-links';
import { AdminField } from '../AdminField';
import { useFormState } from '../useFormStore';

/** A field by its name; renders only when its own state changes. */
export const PartField = memo(function PartField({ name }: { readonly name: string }) {
  const field = useFormState(({ form }) => form.fields[placeOf(form.fields, name)]);
  const state = useFormState(({ form }) => form.states[placeOf(form.fields, name)]);
  return field === undefined || state === undefined ? null : (
    <AdminField field={field} state={state} />
  );
});
