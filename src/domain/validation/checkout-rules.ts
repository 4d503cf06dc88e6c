import { dateRules } from './date-rules';
import { numberRules } from './number-rules';
import type { RuleTable } from './rule.types';
import { textRules } from './text-rules';
import { webRules } from './web-rules';

/** The rules of the checkout's forms, which are bundled with its code. */
export const checkoutRules: RuleTable = {
  ...textRules,
  ...numberRules,
  ...webRules,
  ...dateRules,
};
