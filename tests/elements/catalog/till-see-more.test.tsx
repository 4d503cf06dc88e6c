import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/catalog/till-see-more';

/** Renders text that would be `height` px high where 120 px are shown. */
async function renderView(height: number): Promise<HTMLElement> {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(120);
  document.body.innerHTML =
    '<till-see-more><div class="value" id="text"><p>Salt</p><a href="/sea.html">Sea</a></div></till-see-more>';
  const text = document.querySelector<HTMLElement>('.value');
  if (text === null) throw new Error('no text');
  await waitFor(() => {
    expect(text.className).toContain('till-see-more-folded');
  });
  return text;
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('<till-see-more>', () => {
  it('collapses a long text, expands it and collapses it again [PROD-01]', async () => {
    const text = await renderView(900);
    const more = await screen.findByRole('button', { name: 'See more' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    expect(more.getAttribute('aria-controls')).toBe('text');
    await userEvent.click(more);
    expect(text.className).toBe('value');
    await userEvent.click(screen.getByRole('button', { name: 'See less' }));
    expect(text.className).toContain('till-see-more-folded');
  });

  it('leaves a short text alone', async () => {
    const text = await renderView(100);
    expect(screen.queryByRole('button')).toBeNull();
    expect(text.className).not.toContain('till-see-more-faded');
  });

  it('opens when the keyboard focus reaches its hidden part', async () => {
    const text = await renderView(900);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Sea' }));
    await waitFor(() => {
      expect(text.className).toBe('value');
    });
  });
});
