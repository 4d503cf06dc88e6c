import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/content/till-buttons';
import { buttonsMarkup } from '../../src/features/content/markup';

/** Called as the browser does when an observed element changes its size. */
let resized: () => void = () => undefined;
let groupWidth = 600;
const observed: Element[] = [];

beforeEach(() => {
  groupWidth = 600;
  observed.length = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resized = onResize;
      }
      observe(element: Element): void {
        observed.push(element);
      }
      disconnect(): void {
        return undefined;
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => groupWidth);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return { width: this.textContent.length * 10 + 0.2 } as DOMRect;
  });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const widths = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-element=link]')].map(({ style }) =>
    style.getPropertyValue('min-inline-size'),
  );

async function renderView(sameWidth: string, texts: readonly string[]): Promise<void> {
  document.body.innerHTML = `<till-buttons>${buttonsMarkup(sameWidth, texts)}</till-buttons>`;
  await waitFor(() => {
    expect(document.querySelector('.till-root .till')).not.toBeNull();
  });
}

describe('<till-buttons>', () => {
  it('makes all buttons as wide as the widest, and updates the width when the group is resized [BTNS-01]', async () => {
    await renderView('true', ['Fiction', 'Records from the north']);
    await waitFor(() => {
      expect(widths()).toEqual(['221px', '221px']);
    });
    expect(observed).toContain(document.querySelector('[data-content-type=buttons]'));
    const first = document.querySelector('[data-element=link]') as HTMLElement;
    first.textContent = 'All the fiction on our shelves';
    resized();
    expect(widths()).toEqual(['301px', '301px']);
    groupWidth = 250;
    resized();
    expect(widths()).toEqual(['250px', '250px']);
  });

  it.each(['false', '', '<b>true</b>'])('leaves a group alone with %j', async (setting) => {
    await renderView(setting.replaceAll('<', '&lt;'), ['One', 'Two, which is longer']);
    resized();
    expect(widths()).toEqual(['', '']);
  });

  it('ignores a group without buttons and a hidden one', async () => {
    await renderView('true', []);
    expect(widths()).toEqual([]);
    groupWidth = 0;
    await renderView('true', ['One', 'Two, which is longer']);
    expect(widths()).toEqual(['', '']);
  });
});
