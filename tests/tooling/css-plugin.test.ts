import { describe, expect, it } from 'vitest';

import { styleText } from '../../rollup/css-plugin.mjs';
import tokens from '../../src/ui/styles/tokens.css';

const raised = (selector: string): string =>
  styleText(`${selector}{color:red}`, 'test.css').replace('{color:red}', '');

describe('the style plugin', () => {
  it.each([
    ['.till-button', '.till-button:not(x)'],
    ['.till', '.till:not(x)'],
    ['.till-button:hover::before', '.till-button:hover:not(x):before'],
    ['.till-list .till-list__item', '.till-list:not(x) .till-list__item'],
    ['[dir=rtl] > .till-price', '[dir=rtl]>.till-price:not(x)'],
    ['.till-a,.till-b', '.till-a:not(x),.till-b:not(x)'],
    ['.tillage', '.tillage'],
    [':where(.till-a)', ':where(.till-a)'],
    ['till-mini-cart', 'till-mini-cart'],
  ])('turns %s into %s', (written, served) => {
    expect(raised(written)).toBe(served);
  });

  it('raises rules inside media queries and nested rules once', () => {
    const text = styleText(
      '@media (width>10px){.till-a{color:red;&:hover{color:#00f}}}',
      'test.css',
    );
    expect(text).toBe(
      '@media (width>10px){.till-a:not(x){color:red}.till-a:not(x):hover{color:#00f}}',
    );
  });

  it.each([
    [
      '.till-a{padding:.5rem -1.25rem}',
      '.till-a:not(x){padding:calc(.5*var(--_rem)) calc(-1.25*var(--_rem))}',
    ],
    [
      '@container till-a (width>=56rem){.till-b{top:0}}',
      '@container till-a (width>=56em){.till-b:not(x){top:0}}',
    ],
    ['@media (width>=40rem){.till-b{top:0}}', '@media (width>=40rem){.till-b:not(x){top:0}}'],
  ])('frees lengths from the text size of the page: %s', (written, served) => {
    expect(styleText(written, 'test.css')).toBe(served);
  });

  it('names the file and fails on a syntax error', () => {
    expect(() => styleText('.till-a{', 'broken.css')).not.toThrow();
    expect(() => styleText('.till-a}{', 'broken.css')).toThrow();
  });

  it('gives an import the finished text', () => {
    expect(tokens).toContain('.till:not(x){');
  });
});
