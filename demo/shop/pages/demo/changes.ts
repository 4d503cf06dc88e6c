import type { PageContext } from '../context.types';
import type { DemoPageData } from '../contract';
import { markup, nothing, trusted, type Markup } from '../markup';
import { button } from './button';
import type { Change } from './demo.types';

const change = ({ name, label, value }: Change): Markup =>
  markup`<li><a href="#set-${name}">${label}: <strong>${value}</strong></a></li>`;

const hidden = (isHidden: boolean): Markup => trusted(isHidden ? ' hidden' : '');

/** The settings that differ from a stock shop's, at the top of the page; the page's script keeps the list up to date. */
export function changesPanel(ctx: PageContext, data: DemoPageData): Markup {
  const { changes, settings, changedOnShelf } = data;
  const isClockAhead = settings.clockOffset > 0;
  const others = isClockAhead || changedOnShelf > 0;
  const isStock = changes.length === 0 && !others;
  return markup`<section class="demo-set" aria-labelledby="set-title">
<h2 id="set-title">What you have set</h2>
<p class="muted" data-stock${hidden(!isStock)}>Nothing yet: this is how a stock shop runs.</p>
<ul class="set-list" data-changes>${changes.map(change)}</ul>
<ul class="set-list"${others ? trusted(' data-others') : trusted(' hidden')}>${
    isClockAhead ? markup`<li><a href="#clock">The clock is ahead</a></li>` : nothing
  }${changedOnShelf > 0 ? markup`<li><a href="#shortcuts">A price or a stock is changed</a></li>` : nothing}</ul>
${button(ctx, 'reset', 'Reset everything')}
</section>`;
}
