import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The testing library registers both of these itself only where the test functions are globals.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);

// jsdom, which few tests need, asks no media.
if (typeof Reflect.get(window, 'matchMedia') !== 'function') {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
}

// A busy machine is slow: what is looked for may take that long to come, a view that is loaded late above all.
configure({ asyncUtilTimeout: 15_000 });
