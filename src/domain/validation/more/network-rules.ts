import { isEmail } from '../web-rules';
import { rule, ruleUnlessBlank } from '../make';
import type { Rule, RuleTable } from '../rule.types';

const SENDER_EMAIL = 'Please enter a valid email address (Ex: johndoe@domain.com).';
const SENDER_COLON =
  'Please use only visible characters and spaces. The colon character is not allowed.';

const emailSender: Rule = (value, _param, { set }) => {
  if (value === '') return null;
  const isPage = set === 'page';
  if (/^[\S ]+$/.test(value) && !(isPage && value.includes(':'))) return null;
  return { key: isPage ? SENDER_COLON : SENDER_EMAIL, params: [] };
};

const LISTED = /^[a-z0-9._-]{1,30}@(?:[a-z0-9_-]{1,30}\.){1,5}[a-z]{2,4}$/i;

/** One address of a list: its local part has 30 characters at most (RULE-37). */
const isListed = (email: string, set: string | undefined): boolean =>
  set === 'page' ? isEmail(email) && email.indexOf('@') <= 30 : LISTED.test(email);

const OCTET = /^(?:25[0-5]|2[0-4]\d|[01]?\d?\d)$/;
const isIp4 = (text: string): boolean => {
  const octets = text.split('.');
  return octets.length === 4 && octets.every((octet) => OCTET.test(octet));
};

/** How many groups of 16 bits a part of an IPv6 address has; NaN when it is none. An IPv4 tail counts as two. */
function groupsIn(part: string, mayEndInIp4: boolean): number {
  if (part === '') return 0;
  const groups = part.split(':');
  const last = groups.at(-1) ?? '';
  const hasIp4 = mayEndInIp4 && isIp4(last);
  const hex = hasIp4 ? groups.slice(0, -1) : groups;
  return hex.every((group) => /^[\da-f]{1,4}$/i.test(group)) ? hex.length + (hasIp4 ? 2 : 0) : NaN;
}

function isIp6(text: string): boolean {
  const [before = '', after, ...rest] = text.split('::');
  if (rest.length > 0) return false;
  if (after === undefined) return groupsIn(before, true) === 8;
  return groupsIn(before, false) + groupsIn(after, true) <= 7;
}

const WIDE = '\\u00A0-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFEF';
const LABEL = `[a-z0-9${WIDE}](?:[a-z0-9${WIDE}_~-]*[a-z0-9${WIDE}])?`;
const HOST = `(?:\\d{1,3}(?:\\.\\d{1,3}){3}|(?:${LABEL}\\.)+[a-z${WIDE}]+\\.?)`;
/** Characters of a URL, or an escaped one. */
const signs = (more: string): string => `(?:[\\w.~!$&'()*+,;=:${WIDE}${more}-]|%[\\da-f]{2})*`;
const URL2 = new RegExp(
  `^(?:https?|ftp)://(?:${signs('')}@)?${HOST}(?::\\d*)?(?:/${signs('@/')})?(?:\\?${signs('@/?')})?(?:#${signs('@/?')})?$`,
  'i',
);

const ENDINGS = 'com|org|net|dk|at|us|tv|info|uk|co.uk|biz|se';
const CLEAN_URL = new RegExp(
  `^(?:(?:https?|ftp)://[A-Z0-9][A-Z0-9_-]*|www)(?:\\.[A-Z0-9][A-Z0-9_-]*)*\\.(?:${ENDINGS})$`,
  'i',
);

/** Rules about addresses of a network (RULE-36 to RULE-40, RULE-47, RULE-48). */
export const networkRules: RuleTable = {
  email: rule('Please enter a valid email address.', isEmail),
  'validate-emailSender': emailSender,
  'validate-emails': ruleUnlessBlank(
    'Please enter valid email addresses, separated by commas. For example, johndoe@domain.com, johnsmith@domain.com.',
    (value, _param, { set }) => value.split(/[\s,]+/).every((email) => isListed(email, set)),
  ),
  url2: ruleUnlessBlank('Please enter a valid URL.', (value) => URL2.test(value)),
  url: rule('Please enter a valid URL.', (value) => URL2.test(value)),
  'validate-clean-url': rule(
    'Please enter a valid URL. For example http://www.example.com or www.example.com.',
    (value) => CLEAN_URL.test(value),
  ),
  ipv4: ruleUnlessBlank('Please enter a valid IP v4 address.', isIp4),
  ipv6: ruleUnlessBlank('Please enter a valid IP v6 address.', isIp6),
};
