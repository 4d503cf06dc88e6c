import { calls } from '../../faults/calls';
import { translate } from '../../domain/language/translate';
import { presets } from '../../faults/presets';
import type { PageContext } from '../context.types';
import type { DemoPageData } from '../contract';
import { markup, nothing, type Markup } from '../markup';
import { button, key } from './button';

const options = (list: Readonly<Record<string, { readonly label: string }>>): readonly Markup[] =>
  Object.entries(list).map(
    ([name, { label }]) => markup`<option value="${name}">${translate(label)}</option>`,
  );

const timesLeft = (times: number | 'always'): Markup => {
  if (times === 'always') return markup`<span class="tag">Always</span>`;
  return times === 1
    ? markup`<span class="tag">Once</span>`
    : markup`<span class="tag">${times} times</span>`;
};

const list = (ctx: PageContext, { faults }: DemoPageData): Markup =>
  faults.length === 0
    ? markup`<p class="muted">Nothing is set to go wrong.</p>`
    : markup`<ul class="faults">${faults.map(
        ({ id, call, label, times }) =>
          markup`<li><span class="fault-words"><strong>${translate(call)}</strong><span>${translate(label)}</span></span>${timesLeft(times)}<form action="/demo/fault/${id}/clear" method="post">${key(ctx)}<button type="submit" class="link-button">Clear<span class="only-read"> ${translate(call)}</span></button></form></li>`,
      )}</ul>`;

/** The pending faults, at the top of the page. */
export const faultsBanner = (ctx: PageContext, { faults }: DemoPageData): Markup =>
  faults.length === 0
    ? nothing
    : markup`<div class="demo-banner" role="status"><p><span>Set to go wrong:</span> <strong>${faults.length}</strong>. <a href="#faults">See which</a></p>${button(ctx, 'clear-faults', 'Clear all')}</div>`;

/** The panel that sets faults of calls. */
export const faultsPanel = (ctx: PageContext, data: DemoPageData): Markup =>
  markup`<section class="panel" id="faults" aria-labelledby="faults-title"><h2 id="faults-title">What goes wrong</h2>
<p class="muted">The shop’s server lets your next calls fail, and yours alone.</p>
${list(ctx, data)}
<form class="fault-form" action="/demo/fault" method="post">${key(ctx)}
<div class="field"><label for="fault-call">Call</label><select id="fault-call" name="call">${options(calls)}</select></div>
<div class="field"><label for="fault-preset">What happens</label><select id="fault-preset" name="preset">${options(presets)}</select></div>
<div class="field"><label for="fault-times">How often</label><select id="fault-times" name="times"><option value="1">Once</option><option value="3">Three times</option><option value="always">Always</option></select></div>
<p><button type="submit" class="button">Let it go wrong</button></p>
</form></section>`;
