import type { Rule, ValidationError } from '../../domain/validation/rule.types';
import { t } from '../../platform/i18n/i18n';
import { validators } from '../extensions/extensions';

/** A merchant's rule as a `Rule`; its message is already translated. */
export function merchantRule(name: string): Rule | undefined {
  const test = validators.get(name);
  if (test === undefined) return undefined;
  return (value, param, { form }) => {
    const message = test(value, param, form as Readonly<Record<string, string>>);
    return message === null ? null : { key: message, params: [] };
  };
}

/** The translated message of an error: placeholders are `{0}`, `%1` or `%s`, as in the shop's dictionary. */
export const refusalText = ({ key, params }: ValidationError): string =>
  t(key, params).replace(/\{(\d)\}|%s/g, (whole, index = '0') => params[Number(index)] ?? whole);
