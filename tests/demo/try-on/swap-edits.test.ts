import { afterEach, describe, expect, it } from 'vitest';

import { ParsedSource } from '../../../demo/try-on/parsed-source';
import { applyEdits, idleEdits, swapEdits } from '../../../demo/try-on/swap-edits';
import type { Swap } from '../../../demo/try-on/swaps';

const pages: ParsedSource[] = [];

afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});

const head = '<html><head></head><body>';
const foot = '</body></html>';

function open(body: string): ParsedSource {
  const page = new ParsedSource(head + body + foot, new URL('https://shop.example/'));
  pages.push(page);
  return page;
}

/** The body with these swaps. */
function swapped(body: string, ...swaps: readonly Swap[]): string {
  const page = open(body);
  const html = applyEdits(
    page.source,
    swaps.flatMap((swap) => swapEdits(page, swap)),
  );
  return html.slice(head.length, -foot.length);
}

describe('a place of a tag', () => {
  it('replaces the markup by default, and keeps its class and its scripts', () => {
    const body = '<div class="box" id="a"><p>old</p><script>1</script></div>';
    expect(swapped(body, { tag: 'till-x', select: '#a' })).toBe(
      '<script>1</script><till-x class="box"></till-x>',
    );
  });

  it('goes around the markup, with all siblings up to the last that match', () => {
    const body = '<i></i><b>1</b><u></u><b>2</b><s></s>';
    const swap: Swap = { tag: 'till-x', select: 'b', how: 'around' };
    expect(swapped(body, swap)).toBe(
      '<i></i><till-x><b>1</b></till-x><u></u><till-x><b>2</b></till-x><s></s>',
    );
    expect(swapped(body, { ...swap, through: 'b' })).toBe(
      '<i></i><till-x><b>1</b><u></u><b>2</b></till-x><s></s>',
    );
  });

  it('goes around the content or to its end', () => {
    const body = '<div><b>1</b></div>';
    expect(swapped(body, { tag: 'till-x', select: 'div', how: 'inside' })).toBe(
      '<div><till-x><b>1</b></till-x></div>',
    );
    expect(swapped(body, { tag: 'till-x', select: 'div', how: 'append' })).toBe(
      '<div><b>1</b><till-x></till-x></div>',
    );
  });

  it('has attributes of its own and copies of those of the markup', () => {
    const body = '<b data-id="7&quot;">1</b>';
    const attributes = { swap: '', label: 'a & b' };
    const copy = { 'product-id': 'data-id', absent: 'data-other' };
    expect(swapped(body, { tag: 'till-x', select: 'b', how: 'around', attributes, copy })).toBe(
      '<till-x product-id="7&quot;" swap label="a &amp; b"><b data-id="7&quot;">1</b></till-x>',
    );
  });

  it('may be in another one and begin or end where that one does', () => {
    const body = '<div><b>1</b></div><b>2</b>';
    const outer: Swap = { tag: 'till-o', select: 'div', how: 'around', through: 'b' };
    const inner: Swap = { tag: 'till-i', select: 'b', how: 'around' };
    const middle: Swap = { tag: 'till-m', select: 'div', how: 'inside' };
    expect(swapped(body, middle, inner, outer)).toBe(
      '<till-o><div><till-m><till-i><b>1</b></till-i></till-m></div><till-i><b>2</b></till-i></till-o>',
    );
  });

  it('is dropped inside markup that is replaced, and may hold such markup', () => {
    const body = '<div id="a"><b>1</b></div>';
    const around: Swap = { tag: 'till-b', select: 'b', how: 'around' };
    expect(swapped(body, around, { tag: 'till-x', select: '#a' })).toBe('<till-x></till-x>');
    expect(swapped(body, { tag: 'till-x', select: 'b' }, { ...around, select: '#a' })).toBe(
      '<till-b><div id="a"><till-x></till-x></div></till-b>',
    );
  });
});

describe('a stock component that must not start', () => {
  it('gets a selector that matches nothing, and its configuration stays', () => {
    const page = open(
      '<script type="text/x-magento-init">{"*": {"some/widget": {"a": 1}}, "#b": {"other": {}}}</script>' +
        '<script>"*": {"some/widget"</script>',
    );
    const html = applyEdits(page.source, idleEdits(page, ['some/widget']));
    expect(html).toContain('{"till-idle": {"some/widget": {"a": 1}}, "#b": {"other": {}}}');
    expect(html).toContain('<script>"*": {"some/widget"</script>');
  });
});
