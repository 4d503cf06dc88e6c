import type { FromFrame, ToFrame } from '../browser/sdk.types';

const query = new URL(location.href).searchParams;
const frame = query.get('frame') ?? '';
const box = document.querySelector<HTMLInputElement>('input');
let tokens = Number(query.get('attempt') ?? 1) - 1;

const say = (message: FromFrame): void => {
  parent.postMessage(message, '*');
};

async function giveToken(): Promise<void> {
  tokens += 1;
  const body = new URLSearchParams({ k: query.get('k') ?? '', attempt: String(tokens) });
  const response = await fetch('/recaptcha/api2/userverify', { method: 'POST', body });
  const { token, lifeMs } = (await response.json()) as { token: string; lifeMs: number };
  say({ type: 'token', frame, token });
  setTimeout(() => {
    if (box !== null) box.checked = false;
    if (box !== null) say({ type: 'expired', frame });
  }, lifeMs);
}

box?.addEventListener('change', () => {
  if (box.checked) void giveToken();
});
// Before this script runs, a tick would not create a token.
box?.removeAttribute('disabled');
document.querySelector('button')?.addEventListener('click', () => void giveToken());
addEventListener('message', ({ data }: MessageEvent<ToFrame>) => {
  if (data.type === 'execute') void giveToken();
  else if (box !== null) box.checked = false;
});
