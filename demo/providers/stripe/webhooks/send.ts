import { setTimeout as wait } from 'node:timers/promises';

import { takeMomentFault } from '../control/fault-store';
import type { Account } from '../state/account';
import { now } from '../state/ids';
import type { WebhookEvent } from './event.types';
import { signatureOf } from './signature';

/** The URL and the signing secret for events. */
export interface WebhookTarget {
  /** The current URL; null for nowhere. */
  readonly urlNow: () => string | null;
  readonly secret: string;
}

/** Waits before the second and the third attempt, in ms. */
const RETRIES = [500, 2000];
const TIMEOUT_MS = 10_000;

async function post(url: string, body: string, signature: string): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}

const isTaken = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300;

/** Posts one event, with retries while the shop does not accept it. */
async function send(account: Account, target: WebhookTarget, event: WebhookEvent, secret: string) {
  const url = account.settings.webhookUrl ?? target.urlNow();
  if (url === null) return;
  const body = JSON.stringify(event);
  for (const pause of [0, ...RETRIES]) {
    await wait(pause, undefined, { ref: false });
    const status = await post(url, body, signatureOf(body, secret, now()));
    account.deliveries.push({ event: event.id, type: event.type, status });
    if (isTaken(status)) return;
  }
}

/** Sends an event according to the account's faults and settings. */
async function deliver(
  account: Account,
  target: WebhookTarget,
  event: WebhookEvent,
  delay: number,
) {
  const fault = takeMomentFault(account, 'webhook');
  if (fault?.kind === 'never') return;
  const isBefore = fault?.kind === 'before' || account.settings.webhooks === 'before';
  const pause = fault?.kind === 'delay' ? fault.ms : delay;
  const secret = fault?.kind === 'bad-signature' ? 'whsec_of_somebody_else' : target.secret;
  const work = async (): Promise<void> => {
    await send(account, target, event, secret);
    if (fault?.kind === 'twice') await send(account, target, event, secret);
  };
  if (isBefore) return work();
  setTimeout(() => void work(), pause).unref();
}

/**
 * Sends the pending events. Resolves when those that the shop should receive before the response of the causing call
 * have been delivered; the others follow.
 */
export async function sendEvents(account: Account, target: WebhookTarget): Promise<void> {
  const events = account.outbox;
  account.outbox = [];
  const { webhooks, webhookDelay } = account.settings;
  if (webhooks === 'off') return;
  for (const event of events) await deliver(account, target, event, webhookDelay);
}
