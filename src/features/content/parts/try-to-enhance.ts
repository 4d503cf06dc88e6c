import { report } from '../../../platform/console';
import type { Enhance, PartHost, Undo } from './part.types';

/** Enhances a part; an error is reported and does not affect the other parts. */
export function tryToEnhance(enhance: Enhance, part: HTMLElement, host: PartHost): Undo {
  try {
    return enhance(part, host);
  } catch (error) {
    report(56, 'A part was not enhanced.', error);
    return () => undefined;
  }
}
