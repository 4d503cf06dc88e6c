import { expect, it } from 'vitest';
import pageStyles from '../../../../src/features/checkout/CheckoutPage.css';
import summaryStyles from '../../../../src/features/checkout/summary/OrderSummary.css';

/** Width in CSS pixels below which the checkout has its phone layout, and the browsers' default text size. */
const MOBILE_BREAKPOINT = 768;
const TEXT_SIZE = 16;

const widths = (css: string): readonly number[] =>
  [...css.matchAll(/@container till-checkout\s*\((?:inline-size|width)\s*>=\s*([\d.]+)em\)/g)].map(
    ([, size]) => Number(size) * TEXT_SIZE,
  );

it.each([
  ['the page', pageStyles],
  ['the summary', summaryStyles],
])('%s changes its layout at 768 px and nowhere else [CONF-16]', (_name, css) => {
  expect(widths(css)).toEqual([MOBILE_BREAKPOINT]);
  expect(css.match(/@container/g)).toHaveLength(1);
});
