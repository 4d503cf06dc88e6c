import { compareLink } from './compare-block';
import { greeting } from './greeting';
import { printPageConfig } from './page-config';
import { translate } from '../domain/language/translate';
import type { PageContext } from './context.types';
import { icons } from './icons';
import { markup, nothing, trusted, type Markup } from './markup';
import { newsletterBlock } from './newsletter-block';
import { wallets } from './payment-containers';

const shopName = 'Folio & Reel';

type Sheet =
  | 'home'
  | 'listing'
  | 'product'
  | 'cart'
  | 'account'
  | 'reviews'
  | 'wishlist'
  | 'compare'
  | 'multishipping'
  | 'orderreview'
  | 'demo'
  | 'content';

/** The parts of a page within the shop's layout. */
export interface PageContent {
  /** Title of the document, without the shop's name. */
  title: string;
  /** A class for the page's own layout. */
  page: string;
  /** The class that the platform gives such a page, which third-party scripts look for. */
  layout?: string;
  body: Markup;
  /** The page's own style sheets, in addition to those of every page. */
  styles?: Sheet | readonly Sheet[];
  /** The checkout's reduced header, without links to other pages. */
  plain?: boolean;
  /** Whether it links the elements’ style sheet, so that content stays in place until its element starts. */
  tillCss?: boolean;
  /** Whether the footer starts below the window, so that late content does not shift it. */
  isTall?: boolean;
}

const wordmark = markup`<a class="wordmark" href="/" dir="ltr"><span>Folio</span> <span class="wordmark-and">&amp;</span> <span>Reel</span></a>`;

const account = (ctx: PageContext): Markup =>
  markup`<till-login load="idle">${
    ctx.customer === null
      ? markup`<a class="header-link" href="/customer/account/login/">${icons.person}<span class="header-word">Sign In</span></a>`
      : markup`<a class="header-link" href="/customer/account/">${icons.person}<span class="header-word">${ctx.customer.firstname}</span><span class="only-read">, My Account</span></a>`
  }</till-login>`;

const wishlist = (ctx: PageContext): Markup =>
  ctx.customer === null
    ? nothing
    : markup`<till-wishlist-button load="idle"><a class="header-link header-wishes" href="/wishlist/">${icons.heart}<span class="header-word">My Wish List</span></a></till-wishlist-button>`;

const miniCart = (ctx: PageContext): Markup =>
  markup`<div class="header-bag" data-block="minicart"><till-mini-cart><a class="header-link" href="/checkout/cart/">${icons.bag}<span class="only-read">My Cart</span>${ctx.cartCount > 0 ? markup`<span class="bag-count">${ctx.cartCount}<span class="only-read"> items</span></span>` : nothing}</a></till-mini-cart>${ctx.paypal ? nothing : wallets(ctx, 'minicart')}</div>`;

/** Beside the bag there is no room for PayPal's buttons. */
const headerWallets = (ctx: PageContext): Markup =>
  ctx.paypal && ctx.hasWallets === true
    ? markup`<div class="header-wallets wide${ctx.cartCount > 0 ? ' header-wallets-kept' : ''}">${wallets(ctx, 'minicart')}</div>`
    : nothing;

const search = (ctx: PageContext): Markup => {
  const query = new URL(ctx.path, ctx.baseUrl).searchParams.get('q') ?? '';
  const widget = {
    formSelector: '#search_mini_form',
    url: `${ctx.baseUrl}search/ajax/suggest/`,
    destinationSelector: '#search_autocomplete',
    minSearchLength: '3',
  };
  return markup`<till-search><form class="search form minisearch" id="search_mini_form" role="search" action="/catalogsearch/result/" method="get">
<label class="only-read" for="search">Search</label>
<input id="search" type="search" name="q" value="${query}" placeholder="Search titles and makers" autocomplete="off" maxlength="128" required data-mage-init="${JSON.stringify({ quickSearch: widget })}">
<div id="search_autocomplete" class="search-autocomplete"></div>
<button type="submit" class="search-go">${icons.search}<span class="only-read">Search</span></button>
</form></till-search>`;
};

const departments = (ctx: PageContext): Markup => {
  const [path] = ctx.path.split('?');
  return markup`<nav class="departments" data-action="navigation" aria-label="Departments"><ul>${ctx.categories.map(
    ({ name, url }) =>
      markup`<li><a href="${url}"${url === path ? trusted(' aria-current="page"') : nothing}>${translate(name)}</a></li>`,
  )}</ul></nav>`;
};

const fullHeader = (ctx: PageContext): Markup => markup`<header class="site-header">
<div class="notice-bar"><p>A demonstration shop: nothing here is really sold.</p>${greeting(ctx)}</div>
<div class="header-row wide">${wordmark}${search(ctx)}<div class="header-links">${wishlist(ctx)}${account(ctx)}${miniCart(ctx)}</div></div>
<div class="departments-row">${departments(ctx)}${compareLink(ctx)}</div>
${headerWallets(ctx)}
</header>`;

const plainHeader = (
  ctx: PageContext,
): Markup => markup`<header class="site-header site-header-plain">
<div class="header-row wide">${wordmark}<p class="safe">${icons.lock}Secure checkout</p><div class="header-links">${ctx.customer === null ? account(ctx) : nothing}<a class="header-link back-link" href="/checkout/cart/">Back to the cart</a></div></div>
</header>`;

const footer = (ctx: PageContext, plain: boolean): Markup => {
  const note = markup`<p class="small">Folio &amp; Reel is a demonstration shop for the Till elements. Its books, records and films are invented, their covers are drawn by code, and orders are never sent.</p>`;
  if (plain)
    return markup`<footer class="site-footer site-footer-plain"><div class="wide">${note}</div></footer>`;
  return markup`<footer class="site-footer"><div class="wide footer-grid">
<div class="footer-about">${wordmark}<p>Books, records and films, chosen slowly and wrapped in brown paper.</p></div>
<nav aria-label="Shelves"><h2>Shelves</h2><ul>${ctx.categories.map(({ name, url }) => markup`<li><a href="${url}">${translate(name)}</a></li>`)}</ul></nav>
<nav class="footer-short" aria-label="Your visit"><h2>Your visit</h2><ul><li><a href="/about/">About the shop</a></li><li><a href="/stores/">Our shops</a></li><li><a href="/evenings/">Evenings in the shop</a></li><li><a href="/checkout/cart/">Shopping cart</a></li><li><a href="/customer/account/">My account</a></li><li><a href="/wishlist/">Wish list</a></li><li><a href="/sales/guest/form/">Orders and Returns</a></li><li><a href="/catalogsearch/result/?q=orchard">Search: orchard</a></li><li><a href="/demo/">Demonstration settings</a></li><li><a href="/gallery">The elements</a></li></ul></nav>
${newsletterBlock(ctx)}
<div class="footer-note">${note}</div>
</div></footer>`;
};

/** Messages for a browser without scripts. */
const printed = (ctx: PageContext): Markup =>
  ctx.messages.length === 0
    ? nothing
    : markup`<div class="messages wide" role="status">${ctx.messages.map(
        ({ type, textHtml }) =>
          markup`<div class="message message-${type}">${type === 'success' ? icons.check : nothing}<div>${trusted(translate(textHtml))}</div></div>`,
      )}</div>`;

const messages = (ctx: PageContext): Markup =>
  markup`<div class="message-area wide" data-placeholder="messages"><till-messages load="idle"></till-messages></div>${printed(ctx)}`;

/** The scripts that push the page's events to a data layer and list them on the demo's settings page. */
const measuring = ({ measuredIn, scriptUrl }: PageContext): Markup =>
  measuredIn === undefined
    ? nothing
    : markup`<script src="/static/measured.js" defer></script>
<script src="${scriptUrl.replace(/till\.js$/, 'till-datalayer.js')}" defer data-currency="${measuredIn}"></script>
`;

/** A whole document in the shop's frame: header with the mini cart, messages, the page, footer. */
export function document(ctx: PageContext, content: PageContent): string {
  const plain = content.plain ?? false;
  const own = [content.styles ?? []].flat();
  const sheets = ['base', 'frame', 'shelves', ...own];
  return markup`<!doctype html>
<html lang="${ctx.lang}" dir="${ctx.dir}"${ctx.asksConsent ? trusted(' data-till-consent=""') : nothing}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${content.title === shopName ? translate('Folio & Reel: books, records and films') : `${translate(content.title)} | ${shopName}`}</title>
<meta name="theme-color" content="#f8f4ea">
<link rel="icon" href="/static/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/static/sheets/${sheets.join('+')}.css">
${
  content.tillCss
    ? markup`<link rel="stylesheet" href="${ctx.scriptUrl.replace(/till\.js$/, 'till.css')}">
`
    : nothing
}${ctx.blocking.map((url) => markup`<script src="${url}"></script>\n`)}${ctx.preload.map((file) => markup`<link rel="modulepreload" href="${file}">\n`)}
${trusted(printPageConfig(ctx.config))}
${measuring(ctx)}<script src="${ctx.scriptUrl}" async></script>
${ctx.scripts.map((url) => markup`<script src="${url}" defer></script>\n`)}${plain ? nothing : markup`<script src="/static/shop.js" defer></script>`}
</head>
<body class="${[`page-${content.page}`, content.layout ?? []].flat().join(' ')}">
<a class="skip" href="#main">Skip to the content</a>
${plain ? plainHeader(ctx) : fullHeader(ctx)}
<main id="main"${content.isTall ? trusted(' class="tall"') : nothing} tabindex="-1">
${messages(ctx)}
${content.body}
</main>
${footer(ctx, plain)}
</body>
</html>`.toString();
}
