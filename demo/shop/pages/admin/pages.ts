import { html } from 'hono/html';

import type { BlockView } from './block.types';
import { adminDocument, scriptJson, type AdminMarkup, type AdminPage } from './frame';

type Around = Pick<AdminPage, 'baseUrl' | 'formKey' | 'messages' | 'signOut'>;

/** The page that every address of the administration has while nobody is signed in; its status is 200. */
export const signInPage = (
  around: Around,
  { name, password }: { readonly name: string; readonly password: string },
): AdminMarkup =>
  adminDocument({
    ...around,
    title: 'Sign in',
    actions: '',
    body: html`<form method="post" id="login-form" class="admin-login">
      <input name="form_key" type="hidden" value="${around.formKey}" />
      <p>
        This is a demonstration: the username is <strong>${name}</strong>, the password
        <strong>${password}</strong>. What you save is shown to nobody but you.
      </p>
      <p>
        <label for="username">Username</label
        ><input id="username" name="login[username]" autocomplete="username" required />
      </p>
      <p>
        <label for="login">Password</label
        ><input
          id="login"
          type="password"
          name="login[password]"
          autocomplete="current-password"
          required
        />
      </p>
      <p>
        <button class="action-login action-primary"><span>Sign in</span></button>
      </p>
    </form>`,
  });

/** The list of the blocks, with where the shop shows them. */
export const blocksPage = (
  around: Around,
  blocks: readonly (BlockView & { readonly url: string })[],
  newUrl: string,
): AdminMarkup =>
  adminDocument({
    ...around,
    title: 'Blocks',
    actions: html`<button
      type="button"
      id="add"
      class="action-default primary"
      data-href="${newUrl}"
    >
      <span>Add New Block</span>
    </button>`,
    body: html`<p>
        The home page shows the block <code>home-notice</code>, the page about the shop the block
        <code>about-notice</code>, each while it is enabled.
      </p>
      ${
        blocks.length === 0
          ? html`<p>We couldn't find any records.</p>`
          : html`<table class="data-grid">
              <thead>
                <tr>
                  <th scope="col">Title</th>
                  <th scope="col">Identifier</th>
                  <th scope="col">Status</th>
                </tr>
              </thead>
              <tbody>
                ${blocks.map(
                  ({ title, identifier, isActive, url }) =>
                    html`<tr>
                      <td><a href="${url}">${title || '(no title)'}</a></td>
                      <td>${identifier}</td>
                      <td>${isActive ? 'Enabled' : 'Disabled'}</td>
                    </tr>`,
                )}
              </tbody>
            </table>`
      }`,
  });

const saveAction = (back: string): string =>
  JSON.stringify({
    buttonAdapter: {
      actions: [
        {
          targetName: 'cms_block_form.cms_block_form',
          actionName: 'save',
          params: [true, { back }],
        },
      ],
    },
  });

const split = (): AdminMarkup =>
  html`<div title="Save" class="actions-split save primary">
    <button
      id="save-button"
      title="Save"
      class="action-default primary"
      type="button"
      data-mage-init="${saveAction('continue')}"
      data-ui-id="save-button"
    >
      <span>Save</span>
    </button>
    <button
      title="Save"
      class="action-toggle primary save"
      type="button"
      aria-label="Save options"
      aria-expanded="false"
      data-toggle="dropdown"
      data-ui-id="save-button-dropdown"
    >
      <span>Select</span>
    </button>
    <ul class="dropdown-menu" data-ui-id="save-button-dropdown-menu">
      <li>
        <button
          id="save_and_duplicate"
          title="Save &amp; Duplicate"
          class="item"
          type="button"
          data-mage-init="${saveAction('duplicate')}"
        >
          Save &amp; Duplicate
        </button>
      </li>
      <li>
        <button
          id="save_and_close"
          title="Save &amp; Close"
          class="item"
          type="button"
          data-mage-init="${saveAction('close')}"
        >
          Save &amp; Close
        </button>
      </li>
    </ul>
  </div>`;

/**
 * The page of a block, new for a title of null, as the platform prints it: buttons outside the form, a mask, the place of
 * the stock form, and its configuration.
 */
export const blockPage = (
  around: Around,
  title: string | null,
  config: object,
  listUrl: string,
): AdminMarkup =>
  adminDocument({
    ...around,
    title: title === null ? 'New Block' : title || 'Block without a title',
    actions: html`${split()}<button
        id="back"
        title="Back"
        type="button"
        class="action- scalable back"
        data-href="${listUrl}"
        data-ui-id="back-button"
      >
        <span>Back</span>
      </button>`,
    body: html`<till-admin-form namespace="cms_block_form" edit-source
      ><div>
        <div
          data-role="spinner"
          data-component="cms_block_form.cms_block_form"
          class="admin__form-loading-mask"
        >
          <div class="spinner"></div>
        </div>
        <div data-bind="scope: 'cms_block_form.cms_block_form'" class="entry-edit form-inline">
          <!-- ko template: getTemplate() --><!-- /ko -->
        </div>
        <script type="text/x-magento-init">
          ${scriptJson({ '*': { 'Magento_Ui/js/core/app': config } })}
        </script>
      </div></till-admin-form
    >`,
  });
