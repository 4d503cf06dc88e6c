/** Placeholder of an interpolated value between the parts of a template. */
const VALUE = '\uE000';
const TAG = /(<[^>]*>)/;
/** Attributes with text that is read or announced. */
const READ =
  /(\s(?:placeholder|aria-label|title|alt|data-busy|data-failed)=")([^"\uE000]*\p{L}[^"\uE000]*)(?=")/gu;

/** Translates a phrase; `%1`, `%2` are placeholders of its values, in the order of the template. */
type Translate = (phrase: string) => string;

/** A translated template: its texts, and for each gap the index of its value in the original. */
export interface Reworded {
  readonly strings: readonly string[];
  readonly order: readonly number[];
}

/** Text between two tags: the space around the phrase is kept. */
function rewordRun(run: string, from: number, translate: Translate, order: number[]): string {
  const [, before = '', core = '', after = ''] =
    /^([\s\uE000]*)([^]*?)([\s\uE000]*)$/.exec(run) ?? [];
  const count = (text: string): number => text.split(VALUE).length - 1;
  const keep = (text: string, start: number): string => {
    for (let index = 0; index < count(text); index += 1) order.push(start + index);
    return text;
  };
  const first = from + count(before);
  keep(before, from);
  if (!/\p{L}/u.test(core)) {
    keep(core, first);
  } else {
    let number = 0;
    const phrase = core.replaceAll(VALUE, () => `%${String((number += 1))}`);
    const translated = translate(phrase).replace(/%(\d)/g, (_, place: string) => {
      order.push(first + Number(place) - 1);
      return VALUE;
    });
    keep(after, first + number);
    return before + translated + after;
  }
  keep(after, first + count(core));
  return run;
}

/**
 * Translates a template of markup: every text between tags, with its values, and every attribute with readable text
 * is one phrase. Tags and values stay unchanged.
 */
export function reword(strings: readonly string[], translate: Translate): Reworded {
  const order: number[] = [];
  let seen = 0;
  const text = strings
    .join(VALUE)
    .split(TAG)
    .map((part) => {
      const from = seen;
      const values = part.split(VALUE).length - 1;
      seen += values;
      if (!part.startsWith('<')) return rewordRun(part, from, translate, order);
      for (let index = 0; index < values; index += 1) order.push(from + index);
      return part.replace(READ, (_, start: string, phrase: string) => start + translate(phrase));
    })
    .join('');
  return { strings: text.split(VALUE), order };
}
