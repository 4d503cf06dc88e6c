import type { CoverFormat, CoverSubject, CoverTheme, PaletteName } from './cover.types';
import { hash } from './random';

/** The brief for a cover. */
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
  cloth: ['waves', 'leaf', 'stripes'],
  tin: ['orchard', 'leaf', 'birds'],
  lamp: ['stars', 'moon', 'city'],
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

/** Commissioned covers by title: the subject and the inks that suit the text. */
const commissions: ReadonlyMap<string, Brief> = new Map<string, Brief>([
  ['The Salt Road', { theme: 'peaks', palette: 'rust' }],
  ['The Salt Road (audiobook)', { theme: 'peaks', palette: 'rust' }],
  ['A Clock for the Drowned', { theme: 'moon', palette: 'teal' }],
  ['"Quoted" & <Odd> Tales', { theme: 'letters', palette: 'rose' }],
  ['Noon Is a Far Country', { theme: 'arches', palette: 'amber' }],
  ['A Field Guide to Moss', { theme: 'leaf', palette: 'moss' }],
  ['Lamplighters: A History of Small Light', { theme: 'city', palette: 'ink' }],
  ['The Patient Loaf', { theme: 'orchard', palette: 'sand' }],
  ['Atlas of Quiet Places', { theme: 'map', palette: 'sky' }],
  ['Tidekeeper', { theme: 'lighthouse', palette: 'ink' }],
  ['Daybook', { theme: 'arches', palette: 'teal' }],
  ['Linocut Greeting Card', { theme: 'birds', palette: 'rust' }],
  ['Pocket Ledger', { theme: 'stars', palette: 'plum' }],
  ['An Evening with Henrike Dahl', { theme: 'leaf', palette: 'moss' }],
  ['Gift Membership, One Year', { theme: 'grid', palette: 'plum' }],
  ['The Winter Reading List', { theme: 'initial', palette: 'slate' }],
  ['Rainy Day Box', { theme: 'waves', palette: 'sky' }],
  ['A Reading Evening', { theme: 'moon', palette: 'plum' }],
  ['Film Club Parcel', { theme: 'marquee', palette: 'rust' }],
  ['Records of the North', { theme: 'peaks', palette: 'slate' }],
  ['The Whole Desk', { theme: 'stripes', palette: 'moss' }],
  ['Gift Card by E-mail', { theme: 'ribbon', palette: 'teal' }],
  ['Letterpress Gift Card', { theme: 'birds', palette: 'rose' }],
  ['Bookbinding Linen, by the Metre', { theme: 'leaf', palette: 'sky' }],
  ['Shop Blend Tea, by Weight', { theme: 'orchard', palette: 'amber' }],
  ['Exercise Book', { theme: 'stripes', palette: 'sky' }],
  ['A Book with Your Name in It', { theme: 'letters', palette: 'teal' }],
  ['Moss After Rain (e-book)', { theme: 'leaf', palette: 'moss' }],
  ['Songs for a Gale Warning', { theme: 'waves', palette: 'teal' }],
  ['The Dune Keeper', { theme: 'peaks', palette: 'sand' }],
  ['A Winter in Reels', { theme: 'stars', palette: 'sky' }],
  ['Clip-on Reading Lamp', { theme: 'moon', palette: 'ink' }],
  ['Harbour Lights, Slowly', { theme: 'ribbon', palette: 'sky' }],
  ['Moth Arithmetic', { theme: 'grid', palette: 'plum' }],
  ['North of Everything', { theme: 'soundwave', palette: 'slate' }],
  ['Postcards from the B-Side', { theme: 'grooves', palette: 'rose' }],
  ['The Glass Orchard', { theme: 'portrait', palette: 'moss' }],
  ['A Winter in Two Voices', { theme: 'stripes', palette: 'slate' }],
  ['The Gannet Enquiry', { theme: 'birds', palette: 'slate' }],
  ['The Second Lighthouse', { theme: 'lighthouse', palette: 'rust' }],
  ['The Year of Small Kings', { theme: 'arches', palette: 'moss' }],
  ['A Thread Through the City', { theme: 'city', palette: 'rose' }],
  ['Parliament of Owls & Others', { theme: 'portrait', palette: 'plum' }],
  ['The Cartographer’s Apprentice', { theme: 'map', palette: 'teal' }],
  ['Letters to a Borrowed House', { theme: 'arches', palette: 'sky' }],
  ['Rain, in Translation', { theme: 'stripes', palette: 'sky' }],
  ['Poems for the Night Bus', { theme: 'stars', palette: 'ink' }],
  ['Everything I Know About Kettles', { theme: 'orchard', palette: 'rust' }],
  ['The Hedge, and What Lives in It', { theme: 'leaf', palette: 'teal' }],
  ['Soup Is a Place', { theme: 'initial', palette: 'amber' }],
  ['Slow Trains North', { theme: 'stripes', palette: 'moss' }],
  ['A Short History of Long Books', { theme: 'letters', palette: 'slate' }],
  ['Thread, Board and Glue', { theme: 'grid', palette: 'sand' }],
  ['Lantern Season', { theme: 'moon', palette: 'amber' }],
  ['Copper Hour', { theme: 'stripes', palette: 'rust' }],
  ['Eleven Tides', { theme: 'waves', palette: 'teal' }],
  ['Nocturnes for a Cold Piano', { theme: 'stairs', palette: 'slate' }],
  ['Kiosk Music', { theme: 'grid', palette: 'sky' }],
  ['Foxes in the Orchestra', { theme: 'ribbon', palette: 'rust' }],
  ['Half a Moon / The Ferryman', { theme: 'moon', palette: 'plum' }],
  ['A Field of Static', { theme: 'soundwave', palette: 'ink' }],
  ['Brass for Rooftops', { theme: 'arches', palette: 'amber' }],
  ['Paper Aeroplanes', { theme: 'grooves', palette: 'rose' }],
  ['The Keeper of Hours', { theme: 'stairs', palette: 'slate' }],
  ['Northline', { theme: 'peaks', palette: 'teal' }],
  ['The Snail Who Bought the Moon', { theme: 'moon', palette: 'sky' }],
  ['Salt Workers', { theme: 'portrait', palette: 'amber' }],
  ['Umbrellas at the Wedding', { theme: 'waves', palette: 'rose' }],
  ['The Midnight Projectionist', { theme: 'marquee', palette: 'plum' }],
  ['Slow Green Things', { theme: 'orchard', palette: 'moss' }],
  ['A Borrowed Alibi', { theme: 'city', palette: 'slate' }],
  ['Field Notebook', { theme: 'peaks', palette: 'moss' }],
  ['Manuscript Book', { theme: 'grid', palette: 'plum' }],
  ['Film Diary', { theme: 'map', palette: 'slate' }],
  ['Botany Cards, Box of Eight', { theme: 'leaf', palette: 'moss' }],
  ['Thank-You Card', { theme: 'orchard', palette: 'rose' }],
  ['Sunday Matinée', { theme: 'marquee', palette: 'rust' }],
  ['An Afternoon of Bookbinding', { theme: 'stairs', palette: 'sky' }],
  ['Film Night Box', { theme: 'marquee', palette: 'ink' }],
  ['Last Ferry to Orme', { theme: 'lighthouse', palette: 'slate' }],
  ['Paper Moons: Five Short Films', { theme: 'marquee', palette: 'ink' }],
]);

/** The brief for a cover: its commission, otherwise a theme that suits the format, and inks derived from the title. */
export function briefFor(subject: CoverSubject): Brief {
  const commissioned = commissions.get(subject.title);
  if (commissioned !== undefined) return commissioned;
  const number = hash(`${subject.title}|${subject.creator}`);
  const list = suits[subject.format];
  return {
    theme: list[number % list.length] ?? 'peaks',
    palette: inks[(number >>> 6) % inks.length] ?? 'teal',
  };
}
