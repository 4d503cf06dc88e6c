import {
  AGREEMENT_IDS,
  ATTRIBUTES,
  OPTION_VALUES,
  OPTIONS,
  PAGES,
  PRODUCTS,
  QUERIES,
  SELECTIONS,
  VALUES,
  VARIANTS,
  WORDS,
} from './stand-ins';

type Kind = 'cart' | 'item' | 'address' | 'customer' | 'word';

/** What a property refers to. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  cart_id: 'cart',
  quote_id: 'cart',
  item_id: 'item',
  id: 'item',
  address_id: 'address',
  customer_address_id: 'address',
  customer_id: 'customer',
};

const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const scalar = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/** Whether the whole body is an id, a masked id or a token instead of a text. */
const isId = (text: string): boolean => /^[\w.-]+$/.test(text);

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A coupon's code, which messages repeat. */
const CODE = /^[A-Z]+\d+$/;

/** The recorded shop's names. */
const RECORDED_ORIGINS = ['https://shop.example', 'http://127.0.0.1:8088'];

/**
 * Translates recorded requests to the replaying shop: products by the stand-ins, ids and keys
 * by those in the shop's responses.
 */
export class Replacements {
  private readonly learned = new Map<string, string>();

  constructor(private readonly origin: string) {
    for (const [recorded, standIn] of Object.entries(WORDS)) this.learn('word', recorded, standIn);
    for (const { sku, standIn } of PRODUCTS) this.learn('word', sku, standIn.sku);
  }

  /** Maps a recorded id or key from now on. */
  learn(kind: Kind, recorded: string, actual: string): void {
    this.learned.set(`${kind}:${recorded}`, actual);
  }

  private of(kind: Kind, recorded: string): string {
    return this.learned.get(`${kind}:${recorded}`) ?? recorded;
  }

  /** Learns the ids of a response from the recorded one. */
  learnFrom(recorded: unknown, actual: unknown, path: string): void {
    const [want, got] = [scalar(recorded), scalar(actual)];
    if (want !== null && got !== null) {
      if (!isId(want) || !isId(got)) return;
      this.learn(typeof recorded === 'number' ? kindOfAnswer(path) : 'word', want, got);
      return;
    }
    this.learnParts(recorded, actual, kindOfAnswer(path));
  }

  private learnParts(recorded: unknown, actual: unknown, idKind: Kind): void {
    if (Array.isArray(recorded) && Array.isArray(actual)) {
      recorded.forEach((entry, index) => {
        this.learnParts(entry, actual[index], idKind);
      });
      return;
    }
    if (!isRecord(recorded) || !isRecord(actual)) return;
    for (const [key, value] of Object.entries(recorded)) {
      const [want, got] = [scalar(value), scalar(actual[key])];
      const kind = key === 'id' ? idKind : KIND_OF[key];
      if (kind && want !== null && got !== null) this.learn(kind, want, got);
      else this.learnParts(value, actual[key], key === 'addresses' ? 'address' : 'item');
    }
  }

  /** Translates a request's path with its query. */
  path(recorded: string): string {
    const [path = '', query] = recorded.split('?');
    const segments = path.split('/').map((segment, index, all) => {
      const before = all[index - 1];
      if (before === 'items') return this.of('item', segment);
      if (before === 'product') return productId(segment);
      return encodeURIComponent(this.of('word', decodeURIComponent(segment)));
    });
    const page = PAGES[path] ?? productPage(path) ?? segments.join('/');
    if (query === undefined) return page;
    const parameters = new URLSearchParams(query);
    const typed = parameters.get('q');
    if (typed !== null) parameters.set('q', QUERIES[typed] ?? typed);
    const email = parameters.get('email');
    if (email !== null) parameters.set('email', this.of('word', email));
    const child = parameters.get('product_id');
    if (child !== null) parameters.set('product_id', VARIANTS[child] ?? productId(child));
    return `${page}?${parameters.toString()}`;
  }

  /** A JSON body. */
  json(recorded: unknown, key = ''): unknown {
    if (Array.isArray(recorded)) return recorded.map((entry) => this.json(entry));
    if (isRecord(recorded)) {
      return Object.fromEntries(
        Object.entries(recorded).map(([name, value]) => [
          name,
          choiceOf(name, value) ?? this.json(value, snakeCase(name)),
        ]),
      );
    }
    const text = scalar(recorded);
    if (text === null) return recorded;
    const replaced = this.part(key, text);
    return typeof recorded === 'number' ? Number(replaced) : replaced;
  }

  private part(key: string, text: string): string {
    if (key === 'option_id') return ATTRIBUTES[text] ?? text;
    if (key === 'option_value') return VALUES[text] ?? text;
    const kind = KIND_OF[key];
    const known = kind ? this.of(kind, text) : text;
    return known === text ? this.of('word', text) : known;
  }

  /** A field of a form. */
  field(name: string, value: string): readonly [string, string] {
    const line = /^cart\[(\d+)\](.*)$/.exec(name);
    if (line) return [`cart[${this.of('item', line[1] ?? '')}]${line[2] ?? ''}`, value];
    const attribute = /^super_attribute\[(\d+)\]$/.exec(name);
    if (attribute) {
      return [`super_attribute[${ATTRIBUTES[attribute[1] ?? ''] ?? ''}]`, VALUES[value] ?? value];
    }
    const option = /^options\[(\d+)\]$/.exec(name);
    if (option)
      return [`options[${OPTIONS[option[1] ?? ''] ?? ''}]`, OPTION_VALUES[value] ?? value];
    if (name === 'product' || name === 'item') return [name, productId(value)];
    return [name, this.part(name, value)];
  }

  /** Text of a recorded response, in the replaying shop's names. */
  words(recorded: string): string {
    const named = PRODUCTS.reduce(
      (text, { name, standIn }) =>
        name === null
          ? text
          : text.replaceAll(name, standIn.name).replaceAll(escaped(name), escaped(standIn.name)),
      recorded,
    );
    const urls = PRODUCTS.reduce(
      (text, { urlKey, standIn }) => text.replaceAll(`/${urlKey}.html`, `/${standIn.urlKey}.html`),
      named,
    );
    const codes = Object.entries(WORDS).filter(([word]) => CODE.test(word));
    const coupons = codes.reduce((text, [word, standIn]) => text.replaceAll(word, standIn), urls);
    return RECORDED_ORIGINS.reduce((text, origin) => text.replaceAll(origin, this.origin), coupons);
  }

  /** A recorded response's JSON, in the replaying shop's names. */
  inResponse(recorded: unknown): unknown {
    if (typeof recorded === 'string') return this.words(recorded);
    if (Array.isArray(recorded)) return recorded.map((entry) => this.inResponse(entry));
    if (!isRecord(recorded)) return recorded;
    return Object.fromEntries(
      Object.entries(recorded).map(([name, value]) => [name, this.inResponse(value)]),
    );
  }
}

/** What the `id` of a response names, by its path. */
function kindOfAnswer(path: string): Kind {
  if (/\/(?:guest-carts\/[^/]+|carts\/mine)$/.test(path)) return 'cart';
  if (path.endsWith('/customers/me')) return 'customer';
  return path.endsWith('/billing-address') ? 'address' : 'item';
}

type Choice = Readonly<Record<string, unknown>>;

/** Terms, custom options and a bundle's selections, which have ids of their own; undefined for any other property. */
function choiceOf(name: string, value: unknown): unknown {
  if (!Array.isArray(value)) return undefined;
  if (name === 'agreement_ids') return value.length > 0 ? AGREEMENT_IDS : [];
  if (name === 'custom_options') {
    return (value as Choice[]).map((entry) => ({
      option_id: OPTIONS[String(entry.option_id)],
      option_value: OPTION_VALUES[String(entry.option_value)] ?? entry.option_value,
    }));
  }
  if (name === 'option_selections') return value.map((id) => Number(SELECTIONS[String(id)] ?? id));
  return name === 'bundle_options'
    ? (value as Choice[]).map((entry) => ({
        ...entry,
        option_selections: choiceOf('option_selections', entry.option_selections),
      }))
    : undefined;
}

function productId(recorded: string): string {
  const found = PRODUCTS.find(({ id }) => String(id) === recorded);
  return found ? String(found.standIn.id) : recorded;
}

function productPage(path: string): string | null {
  const found = PRODUCTS.find(({ urlKey }) => path === `/${urlKey}.html`);
  return found ? `/${found.standIn.urlKey}.html` : null;
}
