import type { Rule } from './rule.types';

const isBlank = (value: string): boolean => value.trim() === '';

/** The values of the placeholders in a rule's message. */
const paramTexts = (param: unknown): readonly string[] =>
  (Array.isArray(param) ? param : [param]).map((part) => (part === true ? '' : String(part)));

/** A rule that accepts the empty field and tests anything else, also blank text. */
export const rule =
  (key: string, test: (value: string, param: unknown) => boolean): Rule =>
  (value, param) =>
    value === '' || test(value, param) ? null : { key, params: paramTexts(param) };

/** A rule that accepts a blank field. */
export const ruleUnlessBlank =
  (key: string, test: (value: string, param: unknown) => boolean): Rule =>
  (value, param) =>
    isBlank(value) || test(value, param) ? null : { key, params: paramTexts(param) };

/** A rule that refuses a blank field. */
export const ruleForBlank =
  (key: string): Rule =>
  (value) =>
    isBlank(value) ? { key, params: [] } : null;
