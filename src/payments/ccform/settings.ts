import { allowedTypes } from '../../domain/payment/card-check';
import type { CardType } from '../../domain/payment/card.types';
import { recordOf, type JsonRecord } from '../../platform/record';
import { printedCardTypes } from './has-card-form';

/** What the shop asks for in the card form of a method. */
interface CardFormSettings {
  readonly allowed: readonly CardType[];
  /** Whether the security code is asked for; it is unless the shop says otherwise. */
  readonly withCode: boolean;
}

/** The settings of a method's card form (`payment.ccform`); its types are named by code or by title (C34). */
export function cardFormSettings(code: string, configuration: JsonRecord): CardFormSettings {
  const types = Object.entries(printedCardTypes(code, configuration) ?? {});
  const names = types.flatMap(([name, title]) =>
    typeof title === 'string' ? [name, title] : name,
  );
  const asks = recordOf(recordOf(configuration['ccform'])['hasVerification'])[code];
  return { allowed: allowedTypes(names), withCode: Boolean(Number(asks ?? true)) };
}
