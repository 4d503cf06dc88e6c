import type { Rule, RuleContext } from './rule.types';

type Test = (value: string, param: unknown, context: RuleContext) => boolean;

/** Whether a value is empty or only white space. */
export const isBlank = (value: string): boolean => value.trim() === '';

/** The values of the placeholders in a rule's message. */
const paramTexts = (param: unknown): readonly string[] =>
  (Array.isArray(param) ? param : [param]).map((part) => (part === true ? '' : String(part)));

/** A rule that tests every value, also the empty one. */
export const ruleForAll =
  (key: string, test: Test): Rule =>
  (value, param, context) =>
    test(value, param, context) ? null : { key, params: paramTexts(param) };

/** A rule that accepts the empty field and tests anything else, also blank text. */
export const rule = (key: string, test: Test): Rule =>
  ruleForAll(key, (value, ...rest) => value === '' || test(value, ...rest));

/** A rule that accepts a blank field. */
export const ruleUnlessBlank = (key: string, test: Test): Rule =>
  ruleForAll(key, (value, ...rest) => isBlank(value) || test(value, ...rest));

/** A rule that refuses a blank field. */
export const ruleForBlank =
  (key: string): Rule =>
  (value) =>
    isBlank(value) ? { key, params: [] } : null;
