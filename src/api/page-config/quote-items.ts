import * as v from 'valibot';
import { ownValue } from '../../domain/own-value';
import type { ItemImage, ItemOption, QuoteItem } from '../../domain/quote.types';
import { isWebAddress } from '../../platform/navigate';
import { nameText, textOf } from '../../platform/text/decode';
import {
  parsedOrNull,
  wireChoices,
  wireFlag,
  wireMap,
  wireNumber,
  wirePicture,
  wireText,
} from '../wire/wire';
import type { ReadKey } from './reader';

const text = v.fallback(v.nullish(wireText, ''), '');
const optionValue = v.fallback(
  v.pipe(
    v.union([wireText, wireChoices(wireText)]),
    v.transform((value) => textOf(Array.isArray(value) ? value.join(', ') : value)),
  ),
  '',
);
const options = v.fallback(
  wireChoices(
    v.pipe(
      v.object({ label: text, value: optionValue }),
      v.transform(({ label, value }): ItemOption => ({ label: textOf(label), value })),
    ),
  ),
  [],
);

const item = v.object({
  item_id: wireNumber,
  product_id: v.fallback(wireNumber, 0),
  sku: text,
  name: text,
  qty: wireNumber,
  is_virtual: v.fallback(wireFlag, false),
  options,
  thumbnail: text,
  message: text,
});

/** Images by item id (CONF-05). */
const images = wireMap(
  v.fallback(
    v.nullable(
      v.object({
        src: wirePicture,
        alt: text,
        width: v.fallback(wireNumber, 0),
        height: v.fallback(wireNumber, 0),
      }),
    ),
    null,
  ),
);

const messages = wireMap(v.fallback(v.nullable(wireText), null));

/** The quote's lines with their images (CONF-05) and messages (CONF-04); an invalid line is skipped. */
export function parseQuoteItems(read: ReadKey): QuoteItem[] {
  const imageData = read('imageData', images, {});
  const quoteMessages = read('quoteMessages', messages, {});
  return read('quoteItemData', v.array(v.unknown()), []).flatMap((raw) => {
    const wire = parsedOrNull(item, raw);
    if (wire === null) return [];
    const id = String(wire.item_id);
    return [
      {
        itemId: wire.item_id,
        productId: wire.product_id,
        sku: wire.sku,
        name: nameText(wire.name),
        qty: wire.qty,
        isVirtual: wire.is_virtual,
        options: wire.options,
        image: ownValue(imageData, id) ?? thumbnail(wire.thumbnail, wire.name),
        message: textOf(ownValue(quoteMessages, id) ?? wire.message),
      },
    ];
  });
}

/** Size of a stock shop's cart images, in CSS pixels. */
const THUMBNAIL_PX = 78;

const thumbnail = (src: string, name: string): ItemImage | null =>
  src === '' || !isWebAddress(src)
    ? null
    : { src, alt: nameText(name), width: THUMBNAIL_PX, height: THUMBNAIL_PX };
