import type { FieldFacts } from '../../../domain/validation/rule.types';
import { fullCheck } from '../../../state/validation/full-check';
import { controlsIn, type FormControl } from './form-controls';
import type { CheckControl } from './form-kind.types';

/** What the rules may need to know of a server-rendered field. */
const factsOf = (control: FormControl): FieldFacts => ({
  name: control.name,
  classes: control.className,
  data: control.dataset,
  files: control instanceof HTMLInputElement ? [...(control.files ?? [])] : [],
});

/** The field that a rule refers to by name or by a selector, such as `#password`. */
function fieldAt(all: readonly FormControl[], reference: string): FormControl | undefined {
  const named = all.find(({ name, id }) => name === reference || `#${id}` === reference);
  if (named !== undefined) return named;
  try {
    return all.find((control) => control.matches(reference));
  } catch {
    return undefined;
  }
}

/** Validates by every rule there is: a merchant's, a form's own, the platform's. */
export const fullControlCheck: CheckControl = (control, value, rules, kind) => {
  const all = control.form === null ? [] : controlsIn(control.form);
  const context = {
    set: 'page',
    form: Object.fromEntries(all.map((one) => [one.name, one.value])),
    field: factsOf(control),
    valueAt: (reference: string) => fieldAt(all, reference)?.value,
  } as const;
  return fullCheck(value, rules, context, kind.rules ?? {});
};
