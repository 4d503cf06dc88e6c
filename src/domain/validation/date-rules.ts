import { ownValue } from '../own-value';
import type { RuleTable } from './rule.types';

/** The format of a date field whose rule has none. */
export const STOCK_FORMAT = 'M/d/y';

/** The format of a date in a native control. */
const ISO_FORMAT = 'y-MM-dd';

/** A format's pattern letters, or its separators. */
const TOKENS = /y+|M+|d+|[^yMd]+/g;
const DIGITS: Readonly<Record<string, string>> = {
  y: '(?<y>\\d{4}|\\d{2})',
  M: '(?<M>\\d{1,2})',
  d: '(?<d>\\d{1,2})',
};

/** The format in the parameter of a date rule. */
export const formatOf = (param: unknown): string =>
  typeof param === 'object' &&
  param !== null &&
  'dateFormat' in param &&
  typeof param.dateFormat === 'string'
    ? param.dateFormat
    : STOCK_FORMAT;

/**
 * A valid date of a native control (`1990-05-17`) as the shop writes it, which is what its server takes; '' while the
 * year is being typed.
 */
export function dateInFormat(iso: string, format: string): string {
  const [, y = '', M = '', d = ''] = /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(iso) ?? [];
  const written: Readonly<Record<string, string>> = { y, M, d };
  if (y === '') return '';
  return (format.match(TOKENS) ?? [])
    .map((token) => {
      const digits = ownValue(written, token.charAt(0));
      if (digits === undefined) return token;
      if (token.startsWith('y')) return token === 'yy' ? y.slice(2) : y;
      return token.length > 1 ? digits : String(Number(digits));
    })
    .join('');
}

/** The value of a native control for a date in the shop's format, or in the server's own (`1990-05-17 00:00:00`). */
export function isoDate(value: string, format: string): string {
  const day = dayOf(value, format) ?? dayOf(value.slice(0, 10), ISO_FORMAT);
  return day === null ? '' : new Date(day).toISOString().slice(0, 10);
}

/** Parses a date in a format, as ms of its start in UTC; null when it is invalid. */
export function dayOf(value: string, format: string): number | null {
  const pattern = (format.match(TOKENS) ?? [])
    .map(
      (token) => ownValue(DIGITS, token.charAt(0)) ?? token.replaceAll(/[^\w\s]/g, String.raw`\$&`),
    )
    .join('');
  const { y = '', M = '', d = '' } = new RegExp(`^${pattern}$`).exec(value.trim())?.groups ?? {};
  if (y === '' || M === '' || d === '') return null;
  const year = y.length === 2 ? 2000 + Number(y) : Number(y);
  const day = new Date(Date.UTC(year, Number(M) - 1, Number(d)));
  const isReal = day.getUTCMonth() === Number(M) - 1 && day.getUTCDate() === Number(d);
  return isReal ? day.getTime() : null;
}

/**
 * Rules about dates; the parameter's `dateFormat` is the shop's pattern of letters, such as `M/d/yy` (FORM-07,
 * FORM-08).
 */
export const dateRules: RuleTable = {
  'validate-date': (value, param) =>
    value === '' || dayOf(value, formatOf(param)) !== null
      ? null
      : { key: 'Please enter a valid date.', params: [] },
  'validate-dob': (value, param) => {
    const born = dayOf(value, formatOf(param));
    const today = new Date().setUTCHours(0, 0, 0, 0);
    return born === null || born < today
      ? null
      : { key: 'The Date of Birth should not be greater than today.', params: [] };
  },
};
