import * as v from 'valibot';
import { itemOfTarget } from '../domain/gift-message';
import type { GiftMessage, GiftTarget } from '../domain/gift-message.types';
import { ok, type Result } from '../platform/result';
import { call, cartUrl, type CallOptions, type RestContext } from './rest';
import { noneOr, wireText } from './wire/wire';

const text = v.fallback(v.nullish(wireText, ''), '');

/** A gift message as calls and pages contain it (GMSG-01). */
export const giftMessageSchema = v.object({ recipient: text, sender: text, message: v.string() });

/** URL of the message of the order, or of an item (GMSG-07, GMSG-08). */
function giftUrl(context: RestContext, target: GiftTarget): string {
  const itemId = itemOfTarget(target);
  return cartUrl(context, 'gift-message', ...(itemId === null ? [] : [itemId]));
}

/** Loads the message that the cart has; null when it has none. */
export const loadGiftMessage = (
  context: RestContext,
  target: GiftTarget,
  { signal }: CallOptions = {},
): Promise<Result<GiftMessage | null>> =>
  call({ url: giftUrl(context, target), signal }, noneOr(giftMessageSchema));

interface SaveOptions extends CallOptions {
  /** The message is saved as part of an order that is being placed, which other writes wait for. */
  readonly isOrder?: boolean;
}

/** Saves a message (GMSG-09); null deletes it (GMSG-06). The server's `true` does not confirm what it stored. */
export async function saveGiftMessage(
  context: RestContext,
  target: GiftTarget,
  message: GiftMessage | null,
  { signal, isOrder }: SaveOptions = {},
): Promise<Result<null>> {
  const { recipient = null, sender = null, message: body = null } = message ?? {};
  const result = await call(
    {
      url: giftUrl(context, target),
      method: 'POST',
      signal,
      isOrder,
      body: { gift_message: { recipient, sender, message: body, extension_attributes: {} } },
    },
    v.literal(true),
  );
  return result.ok ? ok(null) : result;
}
