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
    expect(document.querySelector('till-see-more > .till-root')).not.toBeNull();
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
    expect(text.className).toContain('till-see-more-folded');
    expect(more.getAttribute('aria-expanded')).toBe('false');
    expect(more.getAttribute('aria-controls')).toBe('text');
    await userEvent.click(more);
    expect(text.className).toBe('value');
    await userEvent.click(screen.getByRole('button', { name: 'See less' }));
    expect(text.className).toContain('till-see-more-folded');
  });

  it.each([
    ['a short text', 100],
    ['a text of which less than two lines would be hidden', 155],
  ])('leaves %s alone', async (_name, height) => {
    const text = await renderView(height);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('button')).toBeNull();
    expect(text.className).toBe('value');
  });

  it('collapses a text of which two lines would be hidden', async () => {
    const text = await renderView(160);
    await screen.findByRole('button', { name: 'See more' });
    expect(text.className).toContain('till-see-more-folded');
  });

  it('opens when the keyboard focus reaches its hidden part', async () => {
    const text = await renderView(900);
    await screen.findByRole('button', { name: 'See more' });
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Sea' }));
    await waitFor(() => {
      expect(text.className).toBe('value');
    });
  });
});
