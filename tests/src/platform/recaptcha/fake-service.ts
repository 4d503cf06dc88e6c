import { vi } from 'vitest';
import type { RecaptchaParameters } from '../../../../src/platform/recaptcha/recaptcha-sdk.types';

interface FakeWidget {
  readonly parameters: RecaptchaParameters;
  isAwaited: boolean;
}

const page = globalThis as { grecaptcha?: unknown };

/** A service whose widgets the test ticks, solves and expires. Each token is different. */
export function fakeService() {
  const widgets: FakeWidget[] = [];
  let tokens = 0;
  const sdk = {
    render: vi.fn((_place: HTMLElement, parameters: RecaptchaParameters) => {
      return widgets.push({ parameters, isAwaited: false }) - 1;
    }),
    reset: vi.fn((id: number) => {
      if (widgets[id] !== undefined) widgets[id].isAwaited = false;
    }),
    execute: vi.fn((id: number) => {
      if (widgets[id] !== undefined) widgets[id].isAwaited = true;
    }),
  };
  page.grecaptcha = sdk;
  return {
    sdk,
    /** The shopper ticks the box, or solves the challenge that is open. */
    solve: (id = 0): void => {
      tokens += 1;
      widgets[id]?.parameters.callback(`token-${String(tokens)}`);
    },
    isAwaited: (id = 0): boolean => widgets[id]?.isAwaited === true,
    expire: (id = 0): void => {
      widgets[id]?.parameters['expired-callback']();
    },
    breakDown: (id = 0): void => {
      widgets[id]?.parameters['error-callback']();
    },
    leave: (): void => {
      delete page.grecaptcha;
    },
  };
}
