import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/content/till-content';
import '../../../elements/content/till-tabs';
import { enhanceBanner } from '../../../src/features/content/banner/enhance-banner';
import { bannerMarkup, tabsMarkup } from '../../src/features/content/markup';

vi.mock(import('../../../src/features/content/banner/enhance-banner'), async (original) => {
  const { enhanceBanner: real } = await original();
  return { enhanceBanner: vi.fn(real) };
});

afterEach(() => {
  document.body.replaceChildren();
});

const enhanced = (): Element[] => [...document.querySelectorAll('.till-part-ready')];

describe('<till-content>', () => {
  it('enhances every part inside it, and leaves other markup as it is', async () => {
    const prose = '<div data-content-type="text" data-appearance="default"><p>Words</p></div>';
    document.body.innerHTML = `<till-content>${prose}${tabsMarkup(['one', 'two'])}${bannerMarkup()}</till-content>`;
    await waitFor(() => {
      expect(enhanced()).toHaveLength(1);
    });
    fireEvent.mouseEnter(document.querySelector('[data-content-type=banner]') as Element);
    expect(screen.getByText('Browse').style.visibility).toBe('visible');
    expect(document.querySelector('[data-content-type=text]')?.outerHTML).toBe(prose);
  });

  it('leaves the parts of an element inside it to that element', async () => {
    document.body.innerHTML = `<till-content><till-tabs>${tabsMarkup(['one', 'two'])}</till-tabs></till-content>`;
    await waitFor(() => {
      expect(enhanced()).toHaveLength(1);
    });
    document.querySelector('till-tabs')?.replaceWith(...document.querySelectorAll('.gone'));
    document.querySelector('till-content')?.insertAdjacentHTML('beforeend', tabsMarkup(['three']));
    await waitFor(() => {
      expect(screen.getAllByRole('tab')).toHaveLength(1);
    });
  });

  it('enhances the other parts when one throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.mocked(enhanceBanner).mockImplementation(() => {
      throw new Error('broken');
    });
    document.body.innerHTML = `<till-content>${bannerMarkup()}${tabsMarkup(['one', 'two'])}</till-content>`;
    await waitFor(() => {
      expect(enhanced()).toHaveLength(1);
    });
    expect(screen.getByText('New novels')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
