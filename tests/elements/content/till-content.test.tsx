import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/content/till-content';
import '../../../elements/content/till-tabs';
import { enlivenBanner } from '../../../src/features/content/banner/enliven-banner';
import { bannerMarkup, tabsMarkup } from '../../src/features/content/markup';

vi.mock(import('../../../src/features/content/banner/enliven-banner'), async (original) => {
  const { enlivenBanner: real } = await original();
  return { enlivenBanner: vi.fn(real) };
});

afterEach(() => {
  document.body.replaceChildren();
});

const alive = (): Element[] => [...document.querySelectorAll('.till-part-alive')];

describe('<till-content>', () => {
  it('brings every part inside it to life, and leaves other markup as it is', async () => {
    const prose = '<div data-content-type="text" data-appearance="default"><p>Words</p></div>';
    document.body.innerHTML = `<till-content>${prose}${tabsMarkup(['one', 'two'])}${bannerMarkup()}</till-content>`;
    await waitFor(() => {
      expect(alive()).toHaveLength(1);
    });
    fireEvent.mouseEnter(document.querySelector('[data-content-type=banner]') as Element);
    expect(screen.getByText('Browse').style.visibility).toBe('visible');
    expect(document.querySelector('[data-content-type=text]')?.outerHTML).toBe(prose);
  });

  it('leaves the parts of an element inside it to that element', async () => {
    document.body.innerHTML = `<till-content><till-tabs>${tabsMarkup(['one', 'two'])}</till-tabs></till-content>`;
    await waitFor(() => {
      expect(alive()).toHaveLength(1);
    });
    document.querySelector('till-tabs')?.replaceWith(...document.querySelectorAll('.gone'));
    document.querySelector('till-content')?.insertAdjacentHTML('beforeend', tabsMarkup(['three']));
    await waitFor(() => {
      expect(screen.getAllByRole('tab')).toHaveLength(1);
    });
  });

  it('goes on with the other parts when one throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.mocked(enlivenBanner).mockImplementation(() => {
      throw new Error('broken');
    });
    document.body.innerHTML = `<till-content>${bannerMarkup()}${tabsMarkup(['one', 'two'])}</till-content>`;
    await waitFor(() => {
      expect(alive()).toHaveLength(1);
    });
    expect(screen.getByText('New novels')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
