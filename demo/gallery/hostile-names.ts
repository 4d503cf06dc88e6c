import { escapeHtml } from '../shop/support/html';

/** Names that have broken shops before. */
export const HOSTILE_NAMES = [
  '<img src="x" onerror="alert(1)"> <b>Bold</b> &amp; "quoted" \'name\'',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzkommentarsonderausgabe',
  'كتاب الرمال والبحر، الطبعة الثالثة (2024) \u202Eeditioned backwards\u202C',
  'The Complete and Unabridged History of Everything That Was Ever Printed, Bound, Pressed, Projected, Lost, ' +
    'Found in an Attic and Printed Again, with Four Hundred Plates, in the Translation of the Second Committee',
  '👩‍👩‍👧‍👦 {{var name}} ${7*7} %1 %name __proto__; DROP TABLE quote;--',
] as const;

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with an item id and a name is a line of the cart, in any response. */
function lineNames(value: Json): Json {
  const id = value.item_id;
  const nameOf = HOSTILE_NAMES[Number(id) % HOSTILE_NAMES.length];
  if (id === undefined || nameOf === undefined) return {};
  return {
    // Names are HTML in the cart section, text in other responses.
    ...('product_name' in value ? { product_name: escapeHtml(nameOf) } : {}),
    ...('name' in value ? { name: nameOf } : {}),
  };
}

const nameFor = (key: unknown): string | undefined =>
  HOSTILE_NAMES[Math.abs(Number(key) || 0) % HOSTILE_NAMES.length];

/** A customer, and an item of the wish list, whose product's name is not HTML. */
function privateNames(value: Json): Json {
  return {
    ...('fullname' in value ? { fullname: escapeHtml(HOSTILE_NAMES[0]) } : {}),
    ...('delete_item_params' in value ? { product_name: nameFor(value.product_id) } : {}),
  };
}

/** Choices and pictures in a product page's configuration, and viewed products. */
function productNames(value: Json): Json {
  const isChoice = 'label' in value && ('products' in value || 'options' in value);
  const isViewed = 'name' in value && 'add_to_cart_button' in value;
  return {
    ...(isViewed ? { name: nameFor(value.id) } : {}),
    ...(isChoice ? { label: nameFor(value.id) } : {}),
    ...('caption' in value ? { caption: nameFor(value.position) } : {}),
  };
}

/** A response of the shop or a page's configuration, with hostile names in every line of the cart and every choice. */
export function withHostileNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withHostileNames);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withHostileNames(part)]);
  return {
    ...(Object.fromEntries(entries) as Json),
    ...lineNames(value),
    ...privateNames(value),
    ...productNames(value),
  };
}

/** The properties of a page's view that contain texts. */
const WORDS: readonly string[] = ['name', 'title', 'message', 'senderName', 'recipientName'];

/** The view of a page with hostile texts instead of every name and title. */
export function withHostileWords(value: unknown): unknown {
  let count = 0;
  const changed = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(changed);
    if (!isObject(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => {
        if (typeof inner !== 'string' || !WORDS.includes(key)) return [key, changed(inner)];
        count += 1;
        return [key, nameFor(count - 1)];
      }),
    );
  };
  return changed(value);
}
