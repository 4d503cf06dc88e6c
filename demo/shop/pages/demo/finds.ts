import { translate } from '../../domain/language/translate';
import type { DemoPageData } from '../contract';
import { markup, nothing, type Markup } from '../markup';
import type { CouponHint, KindHint } from './demo.types';

const coupon = ({ code, label, note, amount }: CouponHint): Markup =>
  markup`<li><code>${code}</code><span>${translate(label)}${
    note === ''
      ? nothing
      : markup` <span class="muted">(${translate(note)}${amount === '' ? nothing : markup` ${amount}`})</span>`
  }</span></li>`;

const kind = ({ kind: what, name, url }: KindHint): Markup =>
  markup`<li><a href="${url}">${translate(what)}<span class="muted">${name}</span></a></li>`;

/** Coupons, and a product of every type. */
export const findsPanel = ({ coupons, kinds }: DemoPageData): Markup =>
  markup`<section class="panel" id="finds" aria-labelledby="finds-title"><h2 id="finds-title">Where to find what</h2>
<div class="shortcut"><h3>Coupons to type</h3><ul class="coupons">${coupons.map(coupon)}</ul></div>
<div class="shortcut"><h3>A product of every kind</h3><ul class="kinds">${kinds.map(kind)}</ul></div>
</section>`;
