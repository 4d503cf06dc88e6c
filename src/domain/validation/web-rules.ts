import { rule, ruleUnlessBlank } from './make';
import type { RuleTable } from './rule.types';

const WIDE = '\\u00A0-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFEF';
const RUN = `[a-z0-9!#$%&'*+/=?^_\`{|}~,${WIDE}-]+`;
const LABEL = `[a-z0-9${WIDE}-]+`;

/** The shop's e-mail grammar (RULE): dotted runs, two labels or more, the last of two letters or more. */
const EMAIL = new RegExp(`^${RUN}(?:\\.${RUN})*@(?:${LABEL}\\.)+[a-z${WIDE}]{2,}$`, 'i');

const ATOM = `[a-z0-9!#$%&'*+/=?^_\`{|}~${WIDE}-]+`;
const QUOTED = `"(?:[^"\\\\]|\\\\.)*"`;
const HOST = `[a-z0-9${WIDE}](?:[a-z0-9${WIDE}_~-]*[a-z0-9${WIDE}])?`;

/** The RFC-like grammar of `email2`, which allows a quoted local part, a top label of one letter and a trailing dot. */
const EMAIL2 = new RegExp(
  `^(?:${ATOM}(?:\\.${ATOM})*|${QUOTED})@(?:${HOST}\\.)+[a-z${WIDE}]+\\.?$`,
  'i',
);

/** Protocol, host labels that neither begin nor end with a hyphen or underscore, a port; anything after. */
const URL_PATTERN =
  /^(?:https?|ftp):\/\/[A-Z0-9](?:[A-Z0-9_-]*[A-Z0-9])?(?:\.[A-Z0-9](?:[A-Z0-9_-]*[A-Z0-9])?)*(?::\d+)?(?:[/?#].*)?$/is;

/** Whether an e-mail address follows the shop's grammar. */
export const isEmail = (value: string): boolean => !value.endsWith('\n') && EMAIL.test(value);

/** Rules about e-mail and web addresses. */
export const webRules: RuleTable = {
  'validate-email': rule('Please enter a valid email address (Ex: johndoe@domain.com).', isEmail),
  email2: ruleUnlessBlank('Please enter a valid email address.', (value) =>
    EMAIL2.test(value.trim()),
  ),
  'validate-url': rule(
    'Please enter a valid URL. Protocol is required (http://, https:// or ftp://).',
    (value) => URL_PATTERN.test(value.trim()),
  ),
};
