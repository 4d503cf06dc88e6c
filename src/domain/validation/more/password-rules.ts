import { isBlank, ruleForAll } from '../make';
import type { Rule, RuleTable } from '../rule.types';
import { otherValue } from './other-field';

const SIX = 'Please enter 6 or more characters. Leading and trailing spaces will be ignored.';

/** Characters of a password without leading and trailing spaces. */
const lengthOf = (value: string): number => value.trim().length;

/** Lower case, upper case, digits, and everything else. */
const CLASSES = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z0-9]/];

/** A numeric setting in an attribute of the server-rendered field. */
const setting = (text: string | undefined, usual: number): number =>
  text === undefined || text.trim() === '' || Number.isNaN(Number(text)) ? usual : Number(text);

/** The shop's password policy, from the field's `data-password-min-length` and `data-password-min-character-sets`. */
const customerPassword: Rule = (value, _param, { field }) => {
  const least = setting(field?.data?.['passwordMinLength'], 8);
  const classes = setting(field?.data?.['passwordMinCharacterSets'], 3);
  if (lengthOf(value) < least) {
    return {
      key: 'Minimum length of this field must be equal or greater than %1 symbols. Leading and trailing spaces will be ignored.',
      params: [String(least)],
    };
  }
  if (CLASSES.filter((one) => one.test(value.trim())).length >= classes) return null;
  return {
    key: 'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.',
    params: [String(classes)],
  };
};

/** Rules about passwords (RULE-60 to RULE-65). */
export const passwordRules: RuleTable = {
  'validate-password': ruleForAll(SIX, (value) => isBlank(value) || lengthOf(value) >= 6),
  'validate-new-password': ruleForAll(SIX, (value) => value === '' || lengthOf(value) >= 6),
  'validate-admin-password': ruleForAll(
    'Please enter 7 or more characters, using both numeric and alphabetic.',
    (value) => isBlank(value) || (lengthOf(value) >= 7 && /[a-z]/i.test(value) && /\d/.test(value)),
  ),
  'validate-customer-password': customerPassword,
  'password-not-equal-to-user-name': ruleForAll(
    "The password can't be the same as the email address. Create a new password and try again.",
    (value, email) => typeof email !== 'string' || value.toLowerCase() !== email.toLowerCase(),
  ),
  'validate-cpassword': ruleForAll(
    'Please make sure your passwords match.',
    (value, _param, context) => value === (otherValue('password', context) ?? value),
  ),
  equalTo: ruleForAll(
    'Please enter the same value again.',
    (value, other, context) => value === (otherValue(other, context) ?? value),
  ),
};
