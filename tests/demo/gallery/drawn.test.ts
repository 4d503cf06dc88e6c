import { describe, expect, it } from 'vitest';

import { drawnOn } from '../../../demo/gallery/drawn';

const PAGE =
  '<main><form class="find"><input type="hidden" name="other"></form>' +
  '<till-note load="idle"><p>Outside</p></till-note>' +
  '<form id="buy" action="/add"><input type="hidden" name="product" value="1"><input name="seen">' +
  '<till-part-list></till-part-list><till-part><label>A part</label></till-part></form></main>';

describe('an element on a page of the shop', () => {
  it('includes the nodes inside it, and its form', () => {
    const drawn = drawnOn(PAGE, 'till-part');
    expect(drawn?.inside).toBe('<label>A part</label>');
    expect(drawn?.form?.opening.toString()).toBe('<form id="buy" action="/add">');
    expect(drawn?.form?.hiddenFields.toString()).toBe(
      '<input type="hidden" name="product" value="1">',
    );
  });

  it('has no form if it is outside of one', () => {
    expect(drawnOn(PAGE, 'till-note')).toEqual({ inside: '<p>Outside</p>', form: null });
  });

  it('is not there on a page without it', () => {
    expect(drawnOn(PAGE, 'till-other')).toBeNull();
  });
});
