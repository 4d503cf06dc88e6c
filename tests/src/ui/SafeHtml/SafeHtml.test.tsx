// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

  it('keeps line breaks out of names [TEXT-06]', () => {
    const { container } = render(<SafeHtml html="Fish<br/>Chips" profile="name" />);
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
