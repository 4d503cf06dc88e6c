import { html, raw } from 'hono/html';

/** Markup of the administration, whose texts are in English in every language of the shop. */
export type AdminMarkup = ReturnType<typeof html>;

/** A page of the administration. */
export interface AdminPage {
  readonly title: string;
  readonly baseUrl: string;
  readonly formKey: string;
  readonly messages: readonly { readonly type: string; readonly text: string }[];
  /** Where the administrator signs out; null while nobody is signed in. */
  readonly signOut: string | null;
  readonly actions: AdminMarkup | string;
  readonly body: AdminMarkup;
}

/** JSON for a script element, in which no text can end it. */
export const scriptJson = (value: unknown) =>
  raw(JSON.stringify(value).replaceAll('<', String.raw`\u003C`));

/** The document around a page of the administration, as far as scripts read it. */
export const adminDocument = (page: AdminPage): AdminMarkup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <script src="/till/till-admin.js"></script>
        <meta charset="utf-8" />
        <meta name="robots" content="NOINDEX,NOFOLLOW" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title} / Folio &amp; Reel Admin</title>
        <link rel="icon" href="/static/icon.svg" />
        <link rel="stylesheet" href="/static/admin.css" />
        <script src="/static/admin.js" defer></script>
      </head>
      <body>
        <header class="page-header row">
          <div class="page-title-wrapper"><h1 class="page-title">${page.title}</h1></div>
          <nav class="admin-user" aria-label="Account">
            <a class="store-front" href="${page.baseUrl}">Customer View</a
            >${page.signOut === null ? '' : html` <a class="account-signout" href="${page.signOut}">Sign Out</a>`}
          </nav>
        </header>
        <div><input name="form_key" type="hidden" value="${page.formKey}" /></div>
        <main id="anchor-content" class="page-content">
          ${
            page.messages.length === 0
              ? ''
              : html`<div id="messages">
                  <div class="messages">
                    ${page.messages.map(
                      ({ type, text }) =>
                        html`<div class="message message-${type} ${type}" role="status">
                          <div>${text}</div>
                        </div>`,
                    )}
                  </div>
                </div>`
          }
          ${page.actions === '' ? '' : html`<div class="page-main-actions"><div class="page-actions floating-header" data-ui-id="page-actions-toolbar-content-header">${page.actions}</div></div>`}
          <div id="container" class="main-col">${page.body}</div>
        </main>
      </body>
    </html>`;
