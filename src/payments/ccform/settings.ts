import { ownValue } from '../../domain/own-value';
import { allowedTypes } from '../../domain/payment/card-check';
import type { CardType } from '../../domain/payment/card.types';
import { recordOf, type JsonRecord } from '../../platform/record';
import { printedCardTypes } from './has-card-form';

/** The fields of a method's card form, as configured by the shop. */
interface CardFormSettings {
  readonly allowed: readonly CardType[];
  /** Whether the security code is required; true unless the shop disables it. */
  readonly withCode: boolean;
}

/** The settings of a method's card form (`payment.ccform`); its types are named by code or by title (C34). */
export function cardFormSettings(code: string, configuration: JsonRecord): CardFormSettings {
  const types = Object.entries(printedCardTypes(code, configuration) ?? {});
  const names = types.flatMap(([name, title]) =>
    typeof title === 'string' ? [name, title] : name,
  );
  const asks = ownValue(recordOf(recordOf(configuration['ccform'])['hasVerification']), code);
  return { allowed: allowedTypes(names), withCode: Boolean(Number(asks ?? true)) };
}
