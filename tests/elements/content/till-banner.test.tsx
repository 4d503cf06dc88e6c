import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/catalog/till-slider';
import '../../../elements/content/till-banner';
import { bannerMarkup } from '../../src/features/content/markup';

const COLOUR = 'rgba(22, 58, 50, 0.5)';

interface Shown {
  readonly overlay: string;
  readonly button: string;
}

const shown = (): Shown => ({
  overlay: (document.querySelector('[data-element=overlay]') as HTMLElement).style.backgroundColor,
  button: screen.getByText('Browse').style.visibility,
});

async function renderView(
  inside: string,
  { isTouch = false, tag = 'till-banner' } = {},
): Promise<HTMLElement> {
  vi.stubGlobal('matchMedia', () => ({
    matches: isTouch,
    addEventListener: () => undefined,
  }));
  document.body.innerHTML = `<${tag}>${inside}</${tag}>`;
  await waitFor(() => {
    expect(document.querySelector('.till-root .till')).not.toBeNull();
  });
  return document.querySelector('[data-element=main]') as HTMLElement;
}

/** A banner, or a slider with a single slide. */
function sliderAround(type: string, settings: Parameters<typeof bannerMarkup>[0]): string {
  const inside = bannerMarkup({ ...settings, type });
  return type === 'slide' ? `<div data-content-type="slider">${inside}</div>` : inside;
}

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe.each([
  { type: 'banner', tag: 'till-banner' },
  { type: 'slide', tag: 'till-slider' },
])('<$tag> around a $type', ({ type, tag }) => {
  it('shows the overlay in its colour while the pointer is above it [BANR-01]', async () => {
    const banner = await renderView(sliderAround(type, { button: 'never' }), { tag });
    expect(shown().overlay).toBe('');
    fireEvent.mouseEnter(banner);
    expect(shown()).toEqual({ overlay: COLOUR, button: '' });
    fireEvent.mouseLeave(banner);
    expect(shown().overlay).toBe('');
  });

  it('shows the button while the pointer is above it [BANR-02]', async () => {
    const banner = await renderView(sliderAround(type, { overlay: 'always' }), { tag });
    expect(shown().button).toBe('');
    fireEvent.mouseEnter(banner);
    expect(shown()).toEqual({ overlay: '', button: 'visible' });
    fireEvent.mouseLeave(banner);
    expect(shown().button).toBe('');
  });
});

describe('<till-banner>', () => {
  it('shows both while the focus is inside, also after the pointer has left', async () => {
    const banner = await renderView(bannerMarkup());
    await userEvent.tab();
    expect(document.activeElement).toBe(banner.querySelector('a'));
    fireEvent.mouseEnter(banner);
    fireEvent.mouseLeave(banner);
    expect(shown()).toEqual({ overlay: COLOUR, button: 'visible' });
    banner.querySelector('a')?.blur();
    expect(shown()).toEqual({ overlay: '', button: '' });
  });

  it('shows both where nothing can hover', async () => {
    await renderView(bannerMarkup(), { isTouch: true });
    await waitFor(() => {
      expect(shown()).toEqual({ overlay: COLOUR, button: 'visible' });
    });
  });

  it.each(['never', 'always', '<b>hover</b>', ''])(
    'leaves a banner alone whose settings are %j',
    async (setting) => {
      const banner = await renderView(
        bannerMarkup({ overlay: setting, button: setting }).replaceAll('<b>', '&lt;b&gt;'),
      );
      fireEvent.mouseEnter(banner);
      expect(shown()).toEqual({ overlay: '', button: '' });
    },
  );

  it('takes only a colour for a colour', async () => {
    const banner = await renderView(
      bannerMarkup({ colour: 'url(https://evil.example/x); position: fixed' }),
    );
    fireEvent.mouseEnter(banner);
    const overlay = document.querySelector('[data-element=overlay]') as HTMLElement;
    expect(overlay.style.position).toBe('');
    fireEvent.mouseLeave(banner);
  });
});
