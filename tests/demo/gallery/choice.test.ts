import { describe, expect, it } from 'vitest';

import { choiceOf } from '../../../demo/gallery/choice';
import { cssSnippet, htmlSnippet } from '../../../demo/gallery/snippet';
import { elementsOf } from '../../../demo/gallery/surface';
import { newElement } from './new-element';

const [element] = elementsOf([newElement], new Map());
if (!element) throw new Error('one meta, one element');
const chosen = (query: string) => choiceOf(element, new URLSearchParams(query));

describe('what is chosen for an element', () => {
  it('starts as in its example', () => {
    const choice = chosen('');
    expect(choice.attributes).toEqual({ heading: 'Here', 'max-items': '3' });
    expect(choice.properties).toEqual({});
    expect(choice.width).toBe('fit');
    expect(htmlSnippet(element, choice)).toBe(
      '<till-new max-items="3" heading="Here"><a href="/">Home</a></till-new>',
    );
    expect(cssSnippet(element, choice)).toBe('');
  });

  it('leaves an emptied attribute out', () => {
    expect(chosen('attr.heading=&attr.max-items=5').attributes).toEqual({ 'max-items': '5' });
  });

  it('writes a boolean only where it differs from its default', () => {
    expect(chosen('attr.is-open=false').attributes).toMatchObject({ 'is-open': 'false' });
    // A checked switch also sends the hidden field before it.
    const isOn = chosen('attr.is-open=false&attr.is-open=true');
    expect(isOn.attributes).not.toHaveProperty('is-open');
    expect(isOn.fields.get('attr.is-open')).toBe('true');
  });

  it('gives numbers their unit, and leaves other values as they are', () => {
    const choice = chosen('--till-new-size=2&--till-radius=50%25&--till-new-color=red');
    expect(choice.properties).toEqual({
      '--till-new-size': '2rem',
      '--till-radius': '50%',
      '--till-new-color': 'red',
    });
    expect(cssSnippet(element, choice)).toBe(
      'till-new {\n  --till-new-color: red;\n  --till-new-size: 2rem;\n  --till-radius: 50%;\n}',
    );
  });

  it('escapes values in attributes', () => {
    const html = htmlSnippet(element, chosen(`attr.heading=${encodeURIComponent('"><script>')}`));
    expect(html).toContain('heading="&quot;&gt;&lt;script&gt;"');
  });

  it('takes nothing that the element does not have', () => {
    expect(chosen('attr.onclick=x&--evil=y&width=9').attributes).not.toHaveProperty('onclick');
    expect(chosen('--evil=y').properties).toEqual({});
    expect(chosen('width=9').width).toBe('fit');
  });
});
