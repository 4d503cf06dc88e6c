import { fail, ok, type Result } from '../result';
import { loadRecaptcha } from './load-recaptcha';
import type { RecaptchaSdk } from './recaptcha-sdk.types';
import { watchChallenge } from './watch-challenge';

/**
 * Why there is no token: the box is not ticked, or no longer; the script is blocked or late; the challenge was closed
 * or the service did not respond.
 */
export type TokenFailure = 'unticked' | 'blocked' | 'unfinished';

/** A token for one request, or why there is none. */
export type TokenResult = Result<string, TokenFailure>;

/** What a widget is and where it goes. */
export interface WidgetOptions {
  readonly box: HTMLElement;
  /** Address of the service's script. */
  readonly url: string;
  readonly isInvisible: boolean;
  readonly rendering: Readonly<Record<string, string>>;
  /** The box was ticked, or the tick is used up or too old. */
  readonly onTick: (isTicked: boolean) => void;
  readonly onLoad: (status: 'loading' | 'ready' | 'blocked') => void;
}

/** A reCAPTCHA of a form. */
export interface Widget {
  readonly isTicked: () => boolean;
  /** Loads the script and renders the widget, once; after a failure it tries again. */
  readonly load: () => Promise<boolean>;
  /** Takes a token, which is never given out twice. Never rejects. */
  readonly take: () => Promise<TokenResult>;
  readonly remove: () => void;
}

/** A token is valid for two minutes; the rest is for the way to the shop. */
const TOKEN_LIFE_MS = 110_000;
/** Width of the service's box, in pixels. */
const BOX_WIDTH = 304;

/** Creates a reCAPTCHA; nothing is requested before `load` or `take`. */
export function createWidget(options: WidgetOptions): Widget {
  const { box, isInvisible, onTick, onLoad } = options;
  let rendered: { readonly sdk: RecaptchaSdk; readonly id: number } | null = null;
  let loading: Promise<boolean> | null = null;
  let ticked: { readonly token: string; readonly at: number } | null = null;
  let settle: ((result: TokenResult) => void) | null = null;
  let isRemoved = false;

  const untick = (): void => {
    ticked = null;
    if (!isInvisible) onTick(false);
  };
  const give = (token: string): void => {
    if (isInvisible) {
      settle?.(ok(token));
      return;
    }
    ticked = { token, at: Date.now() };
    onTick(true);
  };
  const abandon = (): void => {
    settle?.(fail('unfinished'));
    untick();
  };

  const render = (sdk: RecaptchaSdk): void => {
    const place = document.createElement('div');
    box.replaceChildren(place);
    const { rendering } = options;
    const isNarrow = rendering.size === 'normal' && box.clientWidth > 0;
    const id = sdk.render(place, {
      ...rendering,
      ...(isNarrow && box.clientWidth < BOX_WIDTH ? { size: 'compact' } : {}),
      callback: give,
      'expired-callback': untick,
      'error-callback': abandon,
    });
    rendered = { sdk, id };
  };

  const start = async (): Promise<boolean> => {
    onLoad('loading');
    const loaded = await loadRecaptcha(options.url);
    if (isRemoved) return false;
    try {
      if (loaded.ok) render(loaded.value);
    } catch {
      // A key that the service does not know: the form cannot be submitted.
    }
    onLoad(rendered === null ? 'blocked' : 'ready');
    if (rendered === null) loading = null;
    return rendered !== null;
  };
  const load = (): Promise<boolean> => (loading ??= start());

  const takeTick = (): TokenResult => {
    const tick = ticked;
    if (tick === null) return fail('unticked');
    rendered?.sdk.reset(rendered.id);
    untick();
    return Date.now() - tick.at < TOKEN_LIFE_MS ? ok(tick.token) : fail('unticked');
  };

  const request = (): Promise<TokenResult> => {
    abandon();
    return new Promise((resolve) => {
      const stop = watchChallenge(abandon);
      settle = (result) => {
        settle = null;
        stop();
        resolve(result);
      };
      try {
        rendered?.sdk.reset(rendered.id);
        rendered?.sdk.execute(rendered.id);
      } catch {
        abandon();
      }
    });
  };

  return {
    isTicked: () => ticked !== null,
    load,
    take: async () => {
      if (!(await load())) return fail('blocked');
      return isInvisible ? request() : takeTick();
    },
    remove: () => {
      isRemoved = true;
      abandon();
      box.replaceChildren();
    },
  };
}
