// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { PartHost, PartKind } from '../../../../../src/features/content/parts/part.types';
import { watchParts } from '../../../../../src/features/content/parts/watch-parts';

const PART = '<p class="part"></p>';
const undo = vi.fn();
const enhance = vi.fn((part: HTMLElement) => {
  part.insertAdjacentHTML('beforeend', '<b>own</b>');
  return undo;
});
const kinds: readonly PartKind[] = [{ tag: 'till-part', selector: '.part', enhance }];
const host = {} as PartHost;
/** Lets the observer run. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let element: HTMLElement;
let stop: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  element = document.createElement('till-part');
  element.innerHTML = PART;
  document.body.append(element);
  stop = watchParts(element, kinds, host);
});

afterEach(() => {
  stop();
  element.remove();
});

describe('the parts inside an element', () => {
  it('are enhanced once each, also those that come later', async () => {
    element.insertAdjacentHTML('beforeend', `<section>${PART}</section>`);
    await settled();
    expect(enhance).toHaveBeenCalledTimes(2);
    expect(undo).not.toHaveBeenCalled();
  });

  it('are searched again only when a part may have come or gone', async () => {
    const search = vi.spyOn(element, 'querySelectorAll');
    element.firstElementChild?.replaceChildren('text', document.createElement('i'));
    await settled();
    expect(search).not.toHaveBeenCalled();
    element.insertAdjacentHTML('beforeend', PART);
    await settled();
    expect(search).toHaveBeenCalledTimes(1);
  });

  it('stay enhanced when they move, and are restored when they are removed', async () => {
    const part = element.firstElementChild as Element;
    element.append(document.createElement('section'));
    element.lastElementChild?.append(part);
    await settled();
    expect([enhance.mock.calls.length, undo.mock.calls.length]).toEqual([1, 0]);
    element.lastElementChild?.remove();
    await settled();
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('are left to an element that is put around them', async () => {
    const inner = document.createElement('till-part');
    inner.append(...element.childNodes);
    element.append(inner);
    await settled();
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('are all restored at the end', () => {
    stop();
    expect(undo).toHaveBeenCalledTimes(1);
  });
});
