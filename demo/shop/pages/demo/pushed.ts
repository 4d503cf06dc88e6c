import type { DemoPageData } from '../contract';
import { markup, nothing, type Markup } from '../markup';

/** The entries that the pages of this visit pushed to the data layer; a script fills the list. */
export const pushedPanel = ({ settings }: DemoPageData): Markup =>
  settings.measuring
    ? markup`<section class="panel" id="pushed" aria-labelledby="pushed-title"><h2 id="pushed-title">What was pushed</h2>
<p class="muted">The events of this window, oldest first, as a tag manager finds them in its data layer.</p>
<ol class="pushed" data-pushed><li>Nothing yet: look at a product and put it into the cart.</li></ol></section>`
    : nothing;
