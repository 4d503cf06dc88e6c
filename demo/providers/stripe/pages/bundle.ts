import { bundleScript } from '../../shared/bundle-script';

/** A script of the browser as one classic file, built on the first request. */
export const bundle = (entry: 'browser/stripe.ts' | 'frames/frame.ts'): Promise<string> =>
  bundleScript(new URL(`../${entry}`, import.meta.url));
