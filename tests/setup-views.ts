import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The testing library registers both of these itself only where the test functions are globals.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);

// jsdom, which few tests need, has no matchMedia.
if (typeof Reflect.get(window, 'matchMedia') !== 'function') {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
}

// On a busy machine it may take that long until something appears, in particular a view that is loaded on demand.
configure({ asyncUtilTimeout: 15_000 });
