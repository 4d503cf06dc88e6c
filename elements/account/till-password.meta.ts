import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-password>`. */
export const passwordMeta: ElementMeta = {
  tag: 'till-password',
  area: 'account',
  file: 'own',
  summary: 'Shows how strong a new password is, and makes a password readable.',
  description:
    'Wrap it around one server-rendered password field, inside the part that themes style as a field; the field stays ' +
    'as it is. New passwords are rated as they are typed, by the shop’s own demands and by an estimator with a ' +
    'dictionary, which is loaded when the field is first used. The field gets the token by which password managers ' +
    'know it. The shop’s own box that shows all passwords of the form is hidden once each has this element.',
  attributes: {},
  events: [],
  fallback: 'The field. It stays in place.',
  example:
    '<till-password><label class="label" for="password"><span>Password</span></label> <input type="password" name="password" id="password" data-password-min-length="8" data-password-min-character-sets="3" autocomplete="off"></till-password>',
};
