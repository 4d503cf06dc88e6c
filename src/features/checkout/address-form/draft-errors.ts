import { draftText } from '../../../domain/address';
import type { AddressDraft } from '../../../domain/address.types';
import type { ValidationError } from '../../../domain/validation/rule.types';
import { validate } from '../../../domain/validation/validate';
import { validators } from '../../../state/extensions';
import type { PlacedField } from './form-layout';

/** The words of a refusal. */
type Say = (phrase: string, params?: readonly string[]) => string;

/** Why a field of the draft is refused, or null: its configured rules, required only where the form shows it so. */
export function draftError(draft: AddressDraft, placed: PlacedField, say: Say): string | null {
  const { field, required } = placed;
  const error: ValidationError | null = validate(
    draftText(draft, field.name),
    { ...field.rules, 'required-entry': required },
    {
      form: draft,
      findRule: (name) => {
        const rule = validators.get(name);
        return (
          rule &&
          ((value, parameter) => {
            const message = rule(value, parameter, draft);
            return message === null ? null : { key: message, params: [] };
          })
        );
      },
    },
  );
  return error === null ? null : say(error.key, error.params);
}
