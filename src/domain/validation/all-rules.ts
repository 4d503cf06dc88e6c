import { checkoutRules } from './checkout-rules';
import { quickRules } from './quick-rules';
import type { RuleTable } from './rule.types';

/** Every rule that the platform has (RULE). */
export const allRules: RuleTable = { ...checkoutRules, ...quickRules };
