import type { Hono } from 'hono';

import { originOf, type SandboxEnv } from '../api/context';
import { testCards, type CardOutcome } from '../cards';
import { formatNumber } from '../../shared/frames/card-format';
import { escape } from '../../shared/pages/escape';
import { layout } from './layout';

function effect(outcome: CardOutcome): string {
  if (outcome.kind === 'decline') return outcome.decline.decline_code ?? outcome.decline.code;
  if (outcome.kind === 'challenge') return 'asks for 3D Secure';
  return outcome.kind === 'processing' ? 'is processed, and succeeds later' : 'succeeds';
}

function cardTable(): string {
  const rows = Object.entries(testCards).map(
    ([number, outcome]) =>
      `<tr><th scope="row">${formatNumber(number)}</th><td>${escape(effect(outcome))}</td></tr>`,
  );
  return `<table class="cards"><thead><tr><th scope="col">Card number</th><th scope="col">What happens</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`;
}

/** As strict as a shop's policy may be, to prove that the script works with it. */
const policy = (origin: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    `script-src 'self' ${origin}`,
    `connect-src 'self' ${origin}`,
    `frame-src ${origin}`,
    "require-trusted-types-for 'script'",
  ].join('; ');

/** `/`: an introduction, the test cards, and the script on an otherwise empty page. */
export function addIndexPage(app: Hono<SandboxEnv>): void {
  app.get('/', (c) => {
    const origin = originOf(c).replace('//localhost:', '//127.0.0.1:');
    const body = `<main class="checkout checkout--single">
<p class="sandbox">Sandbox: no money moves</p>
<section><h1>Payment provider</h1>
<p>The demo shop is paid here. Any date to come and any security code will do.</p>
<div id="express"></div><div id="element"></div>
${cardTable()}</section>
</main>
<script src="${escape(origin)}/v3/"></script>`;
    c.header('content-security-policy', policy(origin));
    return c.html(layout('index', 'Payment provider sandbox', body));
  });
}
