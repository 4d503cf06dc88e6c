import type { Rule } from './rule.types';

const isBlank = (value: string): boolean => value.trim() === '';

/** What a rule's message is given for its placeholders. */
const paramTexts = (param: unknown): readonly string[] =>
  (Array.isArray(param) ? param : [param]).map((part) => (part === true ? '' : String(part)));

/** A rule that lets the empty field pass and tests anything else, a blank one too. */
export const rule =
  (key: string, test: (value: string, param: unknown) => boolean): Rule =>
  (value, param) =>
    value === '' || test(value, param) ? null : { key, params: paramTexts(param) };

/** A rule that lets a blank field pass. */
export const ruleUnlessBlank =
  (key: string, test: (value: string, param: unknown) => boolean): Rule =>
  (value, param) =>
    isBlank(value) || test(value, param) ? null : { key, params: paramTexts(param) };

/** A rule that refuses a blank field. */
export const ruleForBlank =
  (key: string): Rule =>
  (value) =>
    isBlank(value) ? { key, params: [] } : null;
