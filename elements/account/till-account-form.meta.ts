import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-account-form>`. */
export const accountFormMeta: ElementMeta = {
  tag: 'till-account-form',
  area: 'account',
  file: 'own',
  summary: 'The account form: name, and on request email and password.',
  description:
    'For the account page customer/account/edit. Wrap it around the server-rendered form, whose fields stay as they ' +
    'are. It shows only the fields that the two choices need, an error at each field, and the server’s messages below ' +
    'the button. Typed values stay in the form whatever the response is; after a lost response, the saved values ' +
    'are requested before anything is sent again. A form with a file is left to the browser.',
  attributes: {},
  events: [],
  fallback: 'The server-rendered form. It stays in place.',
  example:
    '<till-account-form><form class="form-edit-account" action="/customer/account/editPost/" method="post"><div class="field required"><label for="firstname">First Name</label><div class="control"><input id="firstname" name="firstname" value="Jane" data-validate="{required:true}"></div></div><div class="field choice"><input type="checkbox" name="change_email" id="change-email" data-role="change-email" value="1"><label for="change-email">Change Email</label></div><fieldset data-container="change-email-password"><legend data-title="change-email-password">Change Email and Password</legend><div class="field"><label for="email">Email</label><div class="control"><input type="email" name="email" id="email" data-input="change-email" value="jane@example.com"></div></div><div class="field"><label for="current-password">Current Password</label><div class="control"><input type="password" name="current_password" id="current-password" data-input="current-password"></div></div></fieldset><button type="submit">Save</button></form></till-account-form>',
};
