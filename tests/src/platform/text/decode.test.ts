import { describe, expect, it } from 'vitest';
import { nameText, textOf } from '../../../../src/platform/text/decode';

describe('textOf', () => {
  it.each([
    ['Plain', 'Plain'],
    ['Sale &quot;Quoted&quot; &amp; &lt;Odd&gt; Bag', 'Sale "Quoted" & <Odd> Bag'],
    ['<span class="price">$36.00</span>', '$36.00'],
    ['\nYou added <a href="/x">it</a>.<br>Well&nbsp;done', 'You added it. Well\u00a0done'],
    ['&#x20;a&#039;s&#8364;', "a's€"],
    ['Sm&oslash;rrebr&oslash;d, &frac12; &AElig;', 'Smørrebrød, ½ Æ'],
    ['&sup2;&there4;&CounterClockwiseContourIntegral;&NotEqualTilde;', '²∴∳≂̸'],
    ['It&#146;s &#x80;5', 'It’s €5'],
    ['&constructor; &__proto__; &toString;', '&constructor; &__proto__; &toString;'],
    ['&oslash &frac12', '&oslash &frac12'],
    ['a < b &unknown; &#0;', 'a < b &unknown; &#0;'],
    ['x<script>alert(1)</script><!-- c -->y', 'xy'],
  ])('reads %s', (html, text) => {
    expect(textOf(html)).toBe(text);
  });
});

describe('nameText', () => {
  it.each([
    ['"Quoted" & <Odd> Tales', '"Quoted" & <Odd> Tales'],
    ['The <b>Bold</b> and the <em class="x">Thin</em>', 'The Bold and the Thin'],
    ['Salt &amp; Pepper', 'Salt & Pepper'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('reads %s as text, formatting tags left out [TEXT-06]', (name, text) => {
    expect(nameText(name)).toBe(text);
  });
});
