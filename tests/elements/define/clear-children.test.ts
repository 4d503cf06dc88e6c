import { afterEach, describe, expect, it, vi } from 'vitest';

import { clearChildren } from '../../../elements/define/clear-children';

/** The remaining server-rendered content of an element. */
function cleared(hidesChildren: boolean) {
  document.body.innerHTML =
    '<div id="host">Fallback <input name="q"><script type="application/json" data-till-config>{}</script></div>';
  const host = document.querySelector<HTMLElement>('#host');
  if (host === null) throw new Error('no host');
  const storage = document.createElement('fieldset');
  clearChildren(host, storage, hidesChildren);
  return { host, storage, field: host.querySelector<HTMLInputElement>('[name=q]') };
}

describe('the server-rendered content of an element', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is removed for the view, except for its configuration', () => {
    vi.stubGlobal('require', () => undefined);
    const { host, field } = cleared(false);
    expect(field).toBeNull();
    expect(host.children).toHaveLength(1);
    expect(host.querySelector('script')).not.toBeNull();
  });

  it('stays hidden for the widgets of the old front end', () => {
    vi.stubGlobal('require', () => undefined);
    const { storage, field } = cleared(true);
    expect(field?.closest('fieldset')).toBe(storage);
    expect(storage.hidden && storage.inert && storage.disabled).toBe(true);
  });

  it.each([
    ['without the old front end', undefined],
    ['with settings for its loader alone', { baseUrl: '/static' }],
  ])('is not kept %s', (_, require) => {
    vi.stubGlobal('require', require);
    expect(cleared(true).field).toBeNull();
  });
});
