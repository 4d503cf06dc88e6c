import { expect, it } from 'vitest';
import { adoptPageFont } from '../../../../src/ui/styles/page-font';

it('uses the page’s font for our text', () => {
  document.body.style.fontFamily = 'Georgia, serif';
  adoptPageFont();
  expect(document.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText).toContain(
    '--_page-font: Georgia, serif',
  );
});
