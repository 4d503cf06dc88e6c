const WORDS = {
  en: { box: 'I’m not a robot', badge: 'protected by reCAPTCHA', solve: 'Verify' },
  de: { box: 'Ich bin kein Roboter', badge: 'geschützt durch reCAPTCHA', solve: 'Bestätigen' },
} as const;

const COLOURS = { light: '#f9f9f9;color:#111', dark: '#222;color:#fff' } as const;

/** The parameters of a frame's URL. */
export interface FrameRequest {
  readonly kind: 'anchor' | 'bframe';
  readonly size: string;
  readonly theme: string;
  readonly language: string;
}

/** A frame of the service: the box to tick, the badge, or a challenge with one button. */
export function framePage({ kind, size, theme, language }: FrameRequest): string {
  const words = language.startsWith('de') ? WORDS.de : WORDS.en;
  const colours = theme === 'dark' ? COLOURS.dark : COLOURS.light;
  const body =
    kind === 'bframe'
      ? `<p>Sandbox</p><button type="button">${words.solve}</button>`
      : size === 'invisible'
        ? `<p>${words.badge}</p>`
        : `<label><input type="checkbox" disabled> ${words.box}</label>`;
  return `<!doctype html><html lang="${language.startsWith('de') ? 'de' : 'en'}"><head><meta charset="utf-8"><title>reCAPTCHA</title>
<style>html{height:100%}body{box-sizing:border-box;height:100%;margin:0;padding:8px 12px;border:1px solid #767676;font:16px/1.4 sans-serif;background:${colours}}label{display:flex;gap:10px;align-items:center;height:100%}input{inline-size:26px;block-size:26px}p{margin:0 0 8px}button{font:inherit;padding:6px 16px}</style>
<script src="/recaptcha/frames/frame.js" defer></script></head><body>${body}</body></html>`;
}
