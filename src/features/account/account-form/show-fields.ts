import { accountFields, type AccountChoice } from '../../../domain/account/account-fields';
import { fieldAround, setShown, withAttribute } from '../page-nodes';
import type { AccountNodes } from './account-nodes';

/** Headings of the part that changes e-mail and password, by the choice. */
export interface Titles {
  readonly email: string;
  readonly password: string;
  readonly both: string;
}

const titleOf = ({ email, password }: AccountChoice, titles: Titles): string => {
  if (email && password) return titles.both;
  return email ? titles.email : titles.password;
};

function setField(input: HTMLInputElement | null, isShown: boolean): void {
  if (input === null) return;
  input.disabled = !isShown;
  setShown(fieldAround(input), isShown);
}

/** Shows the fields that the choice needs; the others are hidden and disabled, and so not sent (ACCT-02 to ACCT-05). */
export function showFields(nodes: AccountNodes, choice: AccountChoice, titles: Titles): void {
  const fields = accountFields(choice);
  setShown(nodes.part, fields.currentPassword);
  setField(nodes.email, fields.email);
  setField(nodes.currentPassword, fields.currentPassword);
  setField(nodes.password, fields.newPassword);
  setField(nodes.confirmation, fields.newPassword);
  if (nodes.title !== null && fields.currentPassword) {
    nodes.title.textContent = titleOf(choice, titles);
  }
}

/** Shows all fields, as rendered by the server. */
export function showAll(nodes: AccountNodes): void {
  setShown(nodes.part, true);
  for (const input of [nodes.email, nodes.currentPassword, nodes.password, nodes.confirmation]) {
    setField(input, true);
  }
}

/**
 * Gives the fields the rules that the platform's own script would (ACCT-06, ACCT-10), and the tokens of password
 * managers. Returns the function that restores the server's.
 */
export function addRules({ currentPassword, password, confirmation }: AccountNodes): () => void {
  const undo: (() => void)[] = [];
  const set = (input: HTMLInputElement | null, name: string, value: string): void => {
    if (input !== null) undo.push(withAttribute(input, name, value));
  };
  set(currentPassword, 'data-validate', '{required:true}');
  set(currentPassword, 'autocomplete', 'current-password');
  set(password, 'autocomplete', 'new-password');
  set(confirmation, 'autocomplete', 'new-password');
  const equal = password === null ? '' : `, equalTo:'[name="${password.name}"]'`;
  set(confirmation, 'data-validate', `{required:true${equal}}`);
  return () => {
    for (const one of undo.reverse()) one();
  };
}
