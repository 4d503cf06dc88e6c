import { checkoutRules } from './checkout-rules';
import { amountRules } from './more/amount-rules';
import { calendarRules } from './more/calendar-rules';
import { cardRules } from './more/card-rules';
import { cardTypeRules } from './more/card-type-rules';
import { characterRules } from './more/character-rules';
import { choiceRules } from './more/choice-rules';
import { fileRules } from './more/file-rules';
import { networkRules } from './more/network-rules';
import { passwordRules } from './more/password-rules';
import { phoneRules } from './more/phone-rules';
import { wordRules } from './more/word-rules';
import { quickRules } from './quick-rules';
import type { RuleTable } from './rule.types';

/** Every rule that the platform has (RULE). */
export const allRules: RuleTable = {
  ...checkoutRules,
  ...quickRules,
  ...amountRules,
  ...calendarRules,
  ...cardRules,
  ...cardTypeRules,
  ...characterRules,
  ...choiceRules,
  ...fileRules,
  ...networkRules,
  ...passwordRules,
  ...phoneRules,
  ...wordRules,
};
