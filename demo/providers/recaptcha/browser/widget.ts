import type { FromFrame, Parameters, ToFrame } from './sdk.types';

const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  normal: [304, 78],
  compact: [164, 144],
  invisible: [256, 60],
};
/** The position of an invisible widget's badge; an inline one has a size of its own. */
const CORNERS: Readonly<Record<string, Partial<CSSStyleDeclaration>>> = {
  inline: { inlineSize: '256px', blockSize: '60px' },
  bottomleft: { position: 'fixed', insetBlockEnd: '14px', left: '0' },
  bottomright: { position: 'fixed', insetBlockEnd: '14px', right: '0' },
};
/** The service hides a challenge rather than removing it. */
const HIDDEN = { visibility: 'hidden', position: 'absolute', top: '-10000px' };
const SHOWN = { visibility: 'visible', position: 'absolute', left: '10px', zIndex: '2000000000' };
/** Site keys of the invisible version 2: every token needs a challenge. */
const HAS_CHALLENGE = /^sandbox-invisible/;

let frames = 0;

/** A widget: the frame with the box or the badge, and the frame of the challenge. */
export class SandboxWidget {
  response = '';
  private readonly name = `sandbox-${String((frames += 1))}`;
  private readonly frame: HTMLIFrameElement;
  private readonly field = document.createElement('textarea');
  private challenge: HTMLElement | null = null;
  private isLoaded = false;
  private waiting: ToFrame[] = [];
  private challenges = 0;

  constructor(
    private readonly origin: string,
    element: HTMLElement,
    private readonly parameters: Parameters,
  ) {
    const { theme = 'light', size = 'normal', badge = 'bottomright' } = parameters;
    const [width, height] = SIZES[size] ?? [0, 0];
    this.frame = this.makeFrame('anchor', 'reCAPTCHA', { theme, size });
    Object.assign(this.frame.style, { width: `${String(width)}px`, height: `${String(height)}px` });
    const holder = document.createElement('div');
    if (size === 'invisible') {
      holder.className = 'grecaptcha-badge';
      Object.assign(holder.style, CORNERS[badge] ?? CORNERS.bottomright);
    }
    this.field.name = 'g-recaptcha-response';
    this.field.className = 'g-recaptcha-response';
    this.field.style.display = 'none';
    holder.append(this.frame, this.field);
    element.append(holder);
    this.frame.addEventListener('load', () => {
      this.isLoaded = true;
      for (const message of this.waiting.splice(0)) this.say(message);
    });
    addEventListener('message', this.heard);
  }

  reset(): void {
    this.keep('');
    this.hideChallenge();
    if (this.isLoaded) this.say({ type: 'reset' });
  }

  execute(): void {
    if (HAS_CHALLENGE.test(this.parameters.sitekey)) this.showChallenge();
    else this.say({ type: 'execute' });
  }

  private makeFrame(kind: string, title: string, more: Record<string, string>): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    const { sitekey, hl = 'en' } = this.parameters;
    const query = new URLSearchParams({ k: sitekey, hl, frame: this.name, ...more });
    frame.title = title;
    frame.src = `${this.origin}/recaptcha/api2/${kind}?${query.toString()}`;
    frame.style.border = '0';
    return frame;
  }

  private say(message: ToFrame): void {
    if (this.isLoaded) this.frame.contentWindow?.postMessage(message, this.origin);
    else this.waiting.push(message);
  }

  private keep(token: string): void {
    this.response = token;
    this.field.value = token;
  }

  private showChallenge(): void {
    this.hideChallenge();
    const box = document.createElement('div');
    const attempt = String((this.challenges += 1));
    const title = 'recaptcha challenge expires in two minutes';
    box.append(this.makeFrame('bframe', title, { attempt }));
    Object.assign(box.style, SHOWN, { top: `${String(scrollY + 40)}px` });
    // A click outside closes it, without notifying the page.
    addEventListener('pointerdown', this.hideChallenge, { once: true });
    this.challenge = box;
    document.body.append(box);
  }

  private readonly hideChallenge = (): void => {
    if (this.challenge === null) return;
    Object.assign(this.challenge.style, HIDDEN);
    removeEventListener('pointerdown', this.hideChallenge);
    this.challenge = null;
  };

  private readonly heard = ({ origin, data }: MessageEvent<FromFrame>): void => {
    if (origin !== this.origin || data.frame !== this.name) return;
    if (data.type === 'token') {
      this.keep(data.token);
      this.hideChallenge();
      this.parameters.callback?.(data.token);
    } else {
      this.keep('');
      this.parameters['expired-callback']?.();
    }
  };
}
