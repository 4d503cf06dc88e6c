// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sanitize } from '../../../../src/platform/text/sanitize';
import { SafeHtml } from '../../../../src/ui/SafeHtml/SafeHtml';

describe('SafeHtml', () => {
  it('renders plain text immediately, entities decoded', () => {
    const { container } = render(<SafeHtml html="Fish &amp; Chips" />);
    expect(container.textContent).toBe('Fish & Chips');
  });

  it('renders line breaks immediately, as elements [TEXT-01]', () => {
    const { container } = render(<SafeHtml html={'Fish &amp; Co<br>1 Pier<br />&lt;Hull&gt;'} />);
    expect(container.querySelector('.till-safe-html')?.innerHTML).toBe(
      'Fish &amp; Co<br>1 Pier<br>&lt;Hull&gt;',
    );
  });

  it.each(['https://shop.example/checkout/cart/?a=1&amp;b=2', '/checkout/cart/'])(
    'renders a plain link to %s immediately, as the sanitiser would [TEXT-02]',
    async (url) => {
      const html = `You added Salt &amp; Co to your <a href="${url}">shopping cart</a>.`;
      const { container } = render(<SafeHtml html={html} profile="message" />);
      const shown = container.querySelector('.till-safe-html')?.innerHTML;
      const host = document.createElement('div');
      host.append(await sanitize(html, 'message'));
      expect(shown).toBe(host.innerHTML);
      expect(shown).toContain('</a>.');
    },
  );

  it.each([
    '<a href="javascript:alert(1)">t</a>',
    '<a href="&#106;avascript:alert(1)">t</a>',
    '<a href="/" onclick="alert(1)">t</a>',
    '<a href="/"><img src="x"></a>',
    '<<br>img src="x">',
  ])('leaves %s to the sanitiser [TEXT-01, TEXT-02, TEXT-05]', (html) => {
    const { container } = render(<SafeHtml html={html} profile="message" />);
    expect(container.querySelector('.till-safe-html')?.innerHTML).toBe('');
  });

  it('keeps line breaks and links out of names [TEXT-06]', () => {
    const { container } = render(
      <SafeHtml html={'Fish<br/><a href="/">Chips</a>'} profile="name" />,
    );
    expect(container.querySelector('.till-safe-html')?.innerHTML).toBe('Fish Chips');
  });

  it('renders the markup that its profile allows [TEXT-01, TEXT-06]', async () => {
    const html = '<p>Hi <b>you</b><img src="x" onerror="alert(1)"></p>';
    const { container, rerender } = render(<SafeHtml html={html} block />);
    await waitFor(() => {
      expect(container.querySelector('.till-safe-html')?.innerHTML).toBe('<p>Hi <b>you</b></p>');
    });
    rerender(<SafeHtml html={html} profile="name" />);
    await waitFor(() => {
      expect(container.querySelector('.till-safe-html')?.innerHTML).toBe('Hi <b>you</b>');
    });
  });
});
