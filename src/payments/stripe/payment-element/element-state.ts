import type { SdkFailure } from '../../../platform/sdk/load-sdk';

/** Loading delay of one of the provider's frames, which may be slow or never become ready. */
export type FrameDelay = 'none' | 'slow' | 'timeout';

/** The state of the provider's form. It contains nothing that was typed. */
export interface ElementState {
  /**
   * - `loading`, and `slow` when that takes long.
   * - `ready`: the provider is there.
   * - `blocked`: it could not be loaded, a retry may help.
   * - `unavailable`: it refuses the shop's configuration (PELEM-29).
   */
  readonly phase: 'loading' | 'slow' | 'ready' | 'blocked' | 'unavailable';
  /** Why it is blocked. */
  readonly failure: SdkFailure | null;
  /** Whether the form is shown. */
  readonly isFormReady: boolean;
  /** The delay of the form's frame after the provider has loaded. */
  readonly formDelay: FrameDelay;
  readonly isFormComplete: boolean;
  /** The way to pay chosen in the form, e.g. `card`. */
  readonly formType: string | null;
  /** The delay of the security code's frame. */
  readonly codeDelay: FrameDelay;
  readonly isCodeComplete: boolean;
  /** The provider's own message about the security code. */
  readonly codeError: string | null;
  /** The bank has been asked to confirm a payment, and has not answered for a while. */
  readonly isBankLate: boolean;
}

const START: ElementState = {
  phase: 'loading',
  failure: null,
  isFormReady: false,
  formDelay: 'none',
  isFormComplete: false,
  formType: null,
  codeDelay: 'none',
  isCodeComplete: false,
  codeError: null,
  isBankLate: false,
};

let state = START;
const listeners = new Set<() => void>();

/** The present state; another object after each change. */
export const elementState = (): ElementState => state;

/** Calls `listener` after each change; returns the function that unsubscribes it. */
export function onElementState(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes a part of the state. */
export function patchElement(part: Partial<ElementState>): void {
  state = { ...state, ...part };
  for (const listener of [...listeners]) listener();
}

/** The view was unmounted, or the provider is loaded again. */
export const resetElement = (): void => {
  patchElement(START);
};
