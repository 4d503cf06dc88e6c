import { expect, it } from 'vitest';

import { Versions } from '../../../demo/try-on/versions';

it('keeps a copy while the page and the settings are the same', () => {
  const versions = new Versions({ tags: ['till-cart'] });
  for (const etag of ['"abc"', 'W/"abc"']) {
    expect(versions.local(etag)).not.toBe(etag);
    expect(versions.backend(versions.local(etag))).toBe(etag);
  }
  expect(versions.backend(`"other", ${versions.local('"abc"')}`)).toBe('"other", "abc"');
  expect(new Versions({ tags: [] }).backend(versions.local('"abc"'))).toBeNull();
});
