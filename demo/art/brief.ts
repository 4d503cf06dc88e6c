import type { CoverFormat, CoverSubject, CoverTheme, PaletteName } from './cover.types';
import { hash } from './random';

/** What the art director asks of a cover. */
export interface Brief {
  theme: CoverTheme;
  palette: PaletteName;
}

const suits: Record<CoverFormat, readonly CoverTheme[]> = {
  book: [
    'peaks',
    'leaf',
    'moon',
    'city',
    'stripes',
    'portrait',
    'map',
    'stars',
    'orchard',
    'birds',
    'initial',
    'arches',
    'waves',
    'stairs',
  ],
  record: ['grooves', 'ribbon', 'soundwave', 'grid', 'moon', 'stripes', 'arches', 'waves'],
  film: ['lighthouse', 'marquee', 'stairs', 'city', 'portrait', 'birds', 'peaks', 'moon'],
  audio: ['soundwave', 'waves', 'peaks', 'stars', 'birds'],
  notebook: ['leaf', 'map', 'grid', 'peaks', 'stars'],
  tote: ['initial', 'orchard', 'birds', 'waves'],
  card: ['orchard', 'leaf', 'grid'],
  ticket: ['marquee', 'stairs', 'stars'],
  set: ['arches', 'grid', 'peaks', 'waves'],
};

const inks: readonly PaletteName[] = [
  'teal',
  'rust',
  'ink',
  'moss',
  'plum',
  'sand',
  'rose',
  'slate',
  'amber',
  'sky',
];

/** Words in a title that ask for a subject. Whole words, lower case, singular or plural as titles have them. */
const words: readonly (readonly [RegExp, CoverTheme])[] = [
  [/\b(tides?|moons?|night|midnight|lunar)\b/, 'moon'],
  [/\b(lighthouse|beacon|lamp|harbou?r|keeper)\b/, 'lighthouse'],
  [/\b(sea|seas|wave|waves|ocean|water|river|swim)\b/, 'waves'],
  [/\b(garden|leaf|leaves|botan\w*|flora|herbs?|fern|forest|woods?|tree)\b/, 'leaf'],
  [/\b(orchard|kitchen|bread|table|cook\w*|fruit|plums?|supper|salt)\b/, 'orchard'],
  [/\b(bird|birds|heron|swallow|crow|wing|feather|marsh)\b/, 'birds'],
  [/\b(mountain|hill|hills|valley|peak|north|snow|winter|field|fields|road)\b/, 'peaks'],
  [/\b(map|maps|atlas|cartograph\w*|contour|island|walk\w*)\b/, 'map'],
  [/\b(city|street|streets|town|metro|avenue)\b/, 'city'],
  [/\b(house|stair\w*|door|room|rooms|floor)\b/, 'stairs'],
  [/\b(star|stars|sky|constellation\w*|orbit|comet)\b/, 'stars'],
  [/\b(type|letters?|alphabet|grammar|words?|dictionary|notes?)\b/, 'letters'],
  [/\b(cinema|reel|film|matin[eé]e|screen\w*|festival)\b/, 'marquee'],
  [/\b(signal|static|radio|noise|echo\w*|pulse)\b/, 'soundwave'],
  [/\b(she|he|her|self|portrait|stranger|memoir|brother|sister|daughter)\b/, 'portrait'],
];

/** The brief of a cover: the theme its title asks for, else one that suits the format; inks by the title. */
export function briefFor(subject: CoverSubject): Brief {
  const number = hash(`${subject.title}|${subject.creator}`);
  const title = subject.title.toLowerCase();
  const named = words.find(([word]) => word.test(title))?.[1];
  const list = suits[subject.format];
  return {
    theme: named ?? list[number % list.length] ?? 'peaks',
    palette: inks[(number >>> 6) % inks.length] ?? 'teal',
  };
}
