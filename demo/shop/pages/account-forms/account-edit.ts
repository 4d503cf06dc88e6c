import type { PageContext } from '../context.types';
import { document } from '../layout';
import { markup, nothing, type Markup } from '../markup';
import type { AccountEditData } from './contract';
import { actions, input, key } from './parts';

const choices = (isPasswordOpen: boolean): Markup => markup`<div class="field choice">
<input type="checkbox" name="change_email" id="change-email" data-role="change-email" value="1" title="Change Email" class="checkbox">
<label class="label" for="change-email"><span>Change Email</span></label>
</div>
<div class="field choice">
<input type="checkbox" name="change_password" id="change-password" data-role="change-password" value="1" title="Change Password"${isPasswordOpen ? markup` checked="checked"` : nothing} class="checkbox">
<label class="label" for="change-password"><span>Change Password</span></label>
</div>`;

const meter = markup`<div id="password-strength-meter-container" data-role="password-strength-meter" aria-live="polite"><div id="password-strength-meter" class="password-strength-meter">Password Strength: <span id="password-strength-meter-label" data-role="password-strength-meter-label">No Password</span></div></div>`;

const secrets = (
  email: string,
): Markup => markup`<fieldset class="fieldset password" data-container="change-email-password">
<legend class="legend"><span data-title="change-email-password">Change Email and Password</span></legend><br>
<div class="field email required" data-container="change-email"><label class="label" for="email"><span>Email</span></label>
<div class="control"><input type="email" name="email" id="email" autocomplete="email" data-input="change-email" value="${email}" title="Email" class="input-text" data-validate="{required:true, 'validate-email':true}"></div></div>
<div class="field password current required"><label class="label" for="current-password"><span>Current Password</span></label>
<div class="control"><till-password><input type="password" class="input-text" name="current_password" id="current-password" data-input="current-password" autocomplete="off"></till-password></div></div>
<div class="field new password required" data-container="new-password"><label class="label" for="password"><span>New Password</span></label>
<div class="control"><till-password><input type="password" class="input-text" name="password" id="password" data-password-min-length="8" data-password-min-character-sets="3" data-input="new-password" data-validate="{required:true, 'validate-customer-password':true}" autocomplete="off">
${meter}</till-password></div></div>
<div class="field confirmation password required" data-container="confirm-password"><label class="label" for="password-confirmation"><span>Confirm New Password</span></label>
<div class="control"><till-password><input type="password" class="input-text" name="password_confirmation" id="password-confirmation" data-input="confirm-password" autocomplete="off"></till-password></div></div>
<div class="field choice" data-bind="scope: 'showPassword'"></div>
</fieldset>`;

/** The account form: name, and optionally e-mail and password (ACCT). */
export function renderAccountEdit(ctx: PageContext, data: AccountEditData): string {
  const body = markup`<div class="narrow page-main">
<div class="page-head"><p class="eyebrow"><a href="/customer/account/">My Account</a></p><h1>Edit Account Information</h1></div>
<till-account-form><form class="form form-edit-account panel" action="${ctx.baseUrl}customer/account/editPost/" method="post" id="form-validate" enctype="multipart/form-data" data-hasrequired="* Required Fields" autocomplete="off">
<fieldset class="fieldset info">
${key(ctx)}<legend class="legend"><span>Account Information</span></legend><br>
${input('firstname', 'First Name', data.firstname, { isRequired: true, className: 'field-name-firstname' })}
${input('lastname', 'Last Name', data.lastname, { isRequired: true, className: 'field-name-lastname' })}
${choices(data.isPasswordOpen)}
</fieldset>
${secrets(data.email)}
${actions('Save', markup` class="action save primary button" title="Save"`, '/customer/account/', 'Go back')}
</form></till-account-form>
</div>`;
  return document(ctx, {
    title: 'Account Information',
    page: 'account-edit',
    body,
    styles: 'account',
  });
}
