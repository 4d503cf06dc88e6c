import { translate } from '../../domain/language/translate';
import { groups } from '../../domain/settings/fields';
import type { PageContext } from '../context.types';
import type { DemoPageData } from '../contract';
import { document } from '../layout';
import { markup, nothing, type Markup } from '../markup';
import { button, key } from './button';
import { changesPanel } from './changes';
import { faultsBanner, faultsPanel } from './faults';
import { switchesOf } from './field';
import { findsPanel } from './finds';
import { pushedPanel } from './pushed';

const settingsForm = (ctx: PageContext, { settings }: DemoPageData): Markup =>
  markup`<form class="demo-settings" action="/demo/save" method="post" data-autosave data-failed="This could not be saved. Please try again.">${key(ctx)}
${Object.entries(groups).map(
  ([group, title]) =>
    markup`<section class="panel" id="${group}" aria-labelledby="${group}-title"><h2 id="${group}-title">${translate(title)}</h2>${switchesOf(group, settings)}</section>`,
)}
<div class="demo-save"><button type="submit" class="button">Save settings</button><p class="muted" role="status" data-saved></p></div>
</form>`;

const shortcuts = (
  ctx: PageContext,
  data: DemoPageData,
): Markup => markup`<section class="panel" id="shortcuts" aria-labelledby="shortcuts-title"><h2 id="shortcuts-title">Shortcuts</h2>
<div class="shortcut"><h3>The cart</h3><div class="buttons">${button(ctx, 'fill-cart', 'Fill my cart with 200 lines')}${button(ctx, 'empty-cart', 'Empty my cart')}</div></div>
<div class="shortcut"><h3>The first item in the cart</h3><div class="buttons">${button(ctx, 'sell-out', 'Sell it out')}${button(ctx, 'raise-price', 'Raise its price')}${
  data.changedOnShelf === 0 ? nothing : button(ctx, 'restore-shelf', 'Put prices and stock back')
}</div><p class="small">Only you find it changed; every other visitor sees the shop’s own price and stock.</p></div>
<div class="shortcut"><h3>Payments</h3><div class="buttons">${button(ctx, 'payments-on', 'Turn on card payments (sandbox)')}${button(ctx, 'keep-card', 'Keep a test card')}</div><p class="small">The sandbox takes the public test numbers, such as 4242 4242 4242 4242; no real card is ever charged.</p></div>
<div class="shortcut"><h3>Customers</h3><div class="buttons">${button(ctx, 'sign-in-jane', 'Sign in as Jane')}${button(ctx, 'sign-in-sam', 'Sign in as Sam')}${button(ctx, 'many-addresses', 'Save 300 addresses')}</div><p class="small">You get a Jane and a Sam of your own: Jane has two addresses, Sam none yet.</p></div>
</section>`;

const time = (now: Date, lang: string): string =>
  new Intl.DateTimeFormat(lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(now);

const clock = (
  ctx: PageContext,
  { now, settings }: DemoPageData,
): Markup => markup`<section class="panel" id="clock" aria-labelledby="clock-title"><h2 id="clock-title">The clock</h2>
<p class="clock"><time datetime="${now.toISOString()}">${time(now, ctx.lang)}</time>${settings.clockOffset === 0 ? nothing : markup`<span class="tag">Ahead</span>`}</p>
<p class="muted">Sessions and form keys end after an hour without a visit, a guest’s cart after thirty days.</p>
<div class="buttons">${button(ctx, 'clock-10-minutes', '10 minutes later')}${button(ctx, 'clock-1-hour', 'An hour later')}${button(ctx, 'clock-1-day', 'A day later')}${button(ctx, 'clock-31-days', 'A month later')}${settings.clockOffset === 0 ? nothing : button(ctx, 'clock-now', 'Set it right')}</div></section>`;

const contents = [
  ...Object.entries(groups),
  ['shortcuts', 'Shortcuts'],
  ['finds', 'Where to find what'],
  ['clock', 'The clock'],
  ['faults', 'What goes wrong'],
] as const;

/** The demo page: settings, shortcuts, the clock and faults. */
export function renderDemo(ctx: PageContext, data: DemoPageData): string {
  const body = markup`<script src="/static/demo.js" defer></script><div class="wide demo">
<div class="page-head"><h1>Demonstration settings</h1><p class="lead">Try the shop as other merchants run it. What you change here holds for you alone, until you change it back.</p></div>
${changesPanel(ctx, data)}
${faultsBanner(ctx, data)}
<div class="demo-grid">
<nav class="demo-contents" aria-label="On this page"><ul>${contents.map(([id, title]) => markup`<li><a href="#${id}">${translate(title)}</a></li>`)}</ul></nav>
<div class="demo-parts">${settingsForm(ctx, data)}${shortcuts(ctx, data)}${findsPanel(data)}${clock(ctx, data)}${faultsPanel(ctx, data)}${pushedPanel(data)}</div>
</div>
</div>`;
  return document(ctx, { title: 'Demonstration settings', page: 'demo', body, styles: 'demo' });
}
