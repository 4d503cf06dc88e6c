import type { Part } from './part.types';

/** Every part of a form, each before those inside of it. */
export const allParts = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap((part) => ('parts' in part ? [part, ...allParts(part.parts)] : [part]));
