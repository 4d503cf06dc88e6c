import { rule, ruleForAll } from '../make';
import type { RuleTable } from '../rule.types';
import { COLOUR_NAMES } from './colour-names';

const typesIn = (param: unknown): readonly string[] =>
  (Array.isArray(param) ? param.map(String) : typeof param === 'string' ? param.split(/\s+/) : [])
    .map((type) => type.toLowerCase())
    .filter((type) => type !== '');

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

const NUMBER = String.raw`\s*[+-]?(?:\d+\.?\d*|\.\d+)%?\s*`;
const HEX = /^#?(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const FUNCTION = new RegExp(
  `^(?:rgb|hsl|hsv)(?:a?)\\((?:${NUMBER},){2}${NUMBER}(?:,${NUMBER})?\\)$`,
  'i',
);

const isColour = (text: string): boolean =>
  HEX.test(text) || FUNCTION.test(text) || COLOUR_NAMES.has(text.toLowerCase());

/** Rules about files and colours (RULE-85 to RULE-87). */
export const fileRules: RuleTable = {
  'validate-file-type': ruleForAll(
    "We don't recognize or support this file extension type.",
    (value, param, { field }) => {
      const types = typesIn(param);
      const names = field?.files?.map(({ name }) => name) ?? (value === '' ? [] : [value]);
      return types.length === 0 || names.every((name) => types.includes(extensionOf(name)));
    },
  ),
  'validate-max-size': ruleForAll(
    'File you are trying to upload exceeds maximum file size limit.',
    (_value, most, { field }) => (field?.files ?? []).every(({ size }) => size <= Number(most)),
  ),
  'validate-forbidden-extensions': (value, _param, { field }) => {
    const forbidden = (field?.data?.['validationParams'] ?? '').split(/[\s,]+/);
    const isForbidden = value.split(',').some((part) => forbidden.includes(part.trim() || ' '));
    return isForbidden
      ? {
          key: 'Forbidden extensions has been used. Avoid usage of %1',
          params: [forbidden.join(', ')],
        }
      : null;
  },
  'validate-color': rule(
    'Wrong color format. Please specify color in HEX, RGBa, HSVa, HSLa or use color name.',
    (value) => isColour(value.trim()),
  ),
};
