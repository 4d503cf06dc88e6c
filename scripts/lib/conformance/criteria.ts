/**
 * How far the elements meet a success criterion, in the terms of the Voluntary Product Accessibility Template 2.5:
 * `not applicable` where the elements have nothing that it is about, `not evaluated` where nobody has tried.
 */
type Level =
  'supports' | 'partially supports' | 'does not support' | 'not applicable' | 'not evaluated';

/** A success criterion of WCAG 2.2, level A or AA. */
export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly grade: 'A' | 'AA';
  readonly level: Level;
  readonly remark: string;
  /** Tests that prove it beside the rules of axe. */
  readonly tests: readonly string[];
}

const KEYBOARD = 'e2e/access/keyboard.spec.ts';
const STATES = 'e2e/gallery/states.spec.ts';
const HOSTILE = 'e2e/hostile/hostile.spec.ts';
const SPACED = 'e2e/access/text-spacing.spec.ts';
const LARGE = 'e2e/access/large-text.spec.ts';
const NARROW = 'e2e/access/narrow.spec.ts';
const SLIDES = 'e2e/content/slides.spec.ts';
const ROWS = 'e2e/content/rows.spec.ts';

type Row = readonly [
  id: string,
  name: string,
  grade: 'A' | 'AA',
  level: Level,
  remark: string,
  tests?: readonly string[],
];

const MEDIA =
  'The elements bring no media of their own; those of the shop’s content come with what the shop gives them.';

const TABLE: readonly Row[] = [
  [
    '1.1.1',
    'Non-text Content',
    'A',
    'partially supports',
    'Icons have names or are hidden; product pictures have the shop’s text. A shop can require a captcha of characters in a picture, which has no alternative but another picture.',
    [STATES],
  ],
  ['1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A', 'not applicable', MEDIA],
  ['1.2.2', 'Captions (Prerecorded)', 'A', 'not applicable', MEDIA],
  ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A', 'not applicable', MEDIA],
  ['1.2.4', 'Captions (Live)', 'AA', 'not applicable', MEDIA],
  ['1.2.5', 'Audio Description (Prerecorded)', 'AA', 'not applicable', MEDIA],
  [
    '1.3.1',
    'Info and Relationships',
    'A',
    'supports',
    'Lists, tables, groups of fields and headings are marked as such; labels belong to their fields.',
    [STATES],
  ],
  [
    '1.3.2',
    'Meaningful Sequence',
    'A',
    'supports',
    'The order in the document is the order on the screen; the keyboard follows it through a whole purchase.',
    [KEYBOARD],
  ],
  [
    '1.3.3',
    'Sensory Characteristics',
    'A',
    'supports',
    'No text of the elements names a place, a shape or a colour as the only hint.',
  ],
  [
    '1.3.4',
    'Orientation',
    'AA',
    'supports',
    'Nothing depends on the orientation; the same pages are used at 390 and 1280 px.',
    [STATES, NARROW],
  ],
  [
    '1.3.5',
    'Identify Input Purpose',
    'AA',
    'supports',
    'Names, addresses, telephone, e-mail, cards and passwords have their tokens of autocomplete.',
    [
      'tests/src/features/checkout/address-form/AddressField.test.tsx',
      'tests/src/features/shared/card-entry/CardEntry.test.tsx',
    ],
  ],
  [
    '1.4.1',
    'Use of Color',
    'A',
    'supports',
    'Errors have a text, chosen options a mark, links an underline or a place of their own.',
    [STATES],
  ],
  [
    '1.4.2',
    'Audio Control',
    'A',
    'supports',
    'Nothing plays sound by itself: videos in the background are muted.',
    [ROWS],
  ],
  [
    '1.4.3',
    'Contrast (Minimum)',
    'AA',
    'supports',
    'With the colours that Till brings, and with the recipe for a dark page. A theme that sets colours decides itself.',
    [STATES, 'tests/tooling/theming.test.ts'],
  ],
  [
    '1.4.4',
    'Resize Text',
    'AA',
    'supports',
    'Twice the text size at 320 px: no page scrolls sideways, no total breaks within a word.',
    [LARGE],
  ],
  [
    '1.4.5',
    'Images of Text',
    'AA',
    'partially supports',
    'None but the shop’s own captcha of characters, where a shop requires it.',
  ],
  [
    '1.4.10',
    'Reflow',
    'AA',
    'supports',
    'No kind of page scrolls sideways at 320 px.',
    [NARROW, HOSTILE],
  ],
  [
    '1.4.11',
    'Non-text Contrast',
    'AA',
    'not evaluated',
    'The outlines of fields and the ring of the focus were chosen for 3 : 1, which no test measures.',
  ],
  [
    '1.4.12',
    'Text Spacing',
    'AA',
    'supports',
    'With the spacing of the criterion category, product, cart and checkout do not scroll sideways at 320 px, and no button cuts its text.',
    [SPACED],
  ],
  [
    '1.4.13',
    'Content on Hover or Focus',
    'AA',
    'partially supports',
    'The label of a swatch that appears under the pointer is also its name; it covers nothing that can be pressed and leaves with the pointer, but Escape does not close it.',
  ],
  [
    '2.1.1',
    'Keyboard',
    'A',
    'supports',
    'A purchase with the keyboard alone, at both widths; dialogs, lists, swatches, slides, maps’ lists.',
    [KEYBOARD, 'e2e/webkit/purchase.spec.ts'],
  ],
  [
    '2.1.2',
    'No Keyboard Trap',
    'A',
    'supports',
    'The focus is never lost and never trapped; Escape closes every dialog.',
    [KEYBOARD],
  ],
  ['2.1.4', 'Character Key Shortcuts', 'A', 'not applicable', 'There are none.'],
  [
    '2.2.1',
    'Timing Adjustable',
    'A',
    'supports',
    'Nothing that is typed expires with the page. A session that the shop ends leads to its login page, and what was typed is kept.',
    ['e2e/purchase/faults.spec.ts'],
  ],
  [
    '2.2.2',
    'Pause, Stop, Hide',
    'A',
    'supports',
    'Slides that change by themselves have a button that stops them, and do not start with reduced motion.',
    [SLIDES, ROWS],
  ],
  [
    '2.3.1',
    'Three Flashes or Below Threshold',
    'A',
    'supports',
    'Nothing of the elements flashes.',
  ],
  ['2.4.1', 'Bypass Blocks', 'A', 'not applicable', 'A matter of the page around the elements.'],
  [
    '2.4.2',
    'Page Titled',
    'A',
    'supports',
    'Where an element changes the page, such as a filter, the title follows.',
    ['tests/elements/catalog/till-product-list.test.tsx'],
  ],
  [
    '2.4.3',
    'Focus Order',
    'A',
    'supports',
    'Dialogs take the focus and give it back; an error moves it to the first field that is wrong.',
    [KEYBOARD],
  ],
  [
    '2.4.4',
    'Link Purpose (In Context)',
    'A',
    'supports',
    'Links and buttons of a line name its product.',
    [STATES],
  ],
  ['2.4.5', 'Multiple Ways', 'AA', 'not applicable', 'A matter of the page around the elements.'],
  [
    '2.4.6',
    'Headings and Labels',
    'AA',
    'supports',
    'Every field has a visible label; headings say what follows.',
    [HOSTILE],
  ],
  [
    '2.4.7',
    'Focus Visible',
    'AA',
    'supports',
    'A ring around the focused control, also in forced colours.',
    ['tests/tooling/forced-colours.test.ts', 'e2e/purchase/looks.spec.ts'],
  ],
  [
    '2.4.11',
    'Focus Not Obscured (Minimum)',
    'AA',
    'partially supports',
    'What is focused below a sticky bar of the elements scrolls clear of it. Bars of the shop’s theme are not known.',
  ],
  [
    '2.5.1',
    'Pointer Gestures',
    'A',
    'supports',
    'Slides and pictures that can be swiped have buttons.',
    [SLIDES],
  ],
  [
    '2.5.2',
    'Pointer Cancellation',
    'A',
    'supports',
    'Everything happens as the pointer is released.',
  ],
  ['2.5.3', 'Label in Name', 'A', 'supports', 'Names begin with the visible text.', [STATES]],
  ['2.5.4', 'Motion Actuation', 'A', 'not applicable', 'Nothing reacts to motion.'],
  [
    '2.5.7',
    'Dragging Movements',
    'AA',
    'supports',
    'What can be dragged has buttons or fields: slides, pictures, ranges.',
    [SLIDES],
  ],
  [
    '2.5.8',
    'Target Size (Minimum)',
    'AA',
    'supports',
    'No control is smaller than 24 by 24 px, in pages with foreign style sheets as well.',
    [HOSTILE],
  ],
  [
    '3.1.1',
    'Language of Page',
    'A',
    'not applicable',
    'A matter of the page around the elements, whose language they follow.',
  ],
  [
    '3.1.2',
    'Language of Parts',
    'AA',
    'partially supports',
    'Where no translation is there, a text appears in English and is not marked as such.',
  ],
  ['3.2.1', 'On Focus', 'A', 'supports', 'The focus alone changes nothing.', [KEYBOARD]],
  [
    '3.2.2',
    'On Input',
    'A',
    'supports',
    'A choice updates prices and totals beside it and moves nothing away; filters of a list say what they found.',
    ['tests/elements/catalog/till-product-list.test.tsx'],
  ],
  [
    '3.2.3',
    'Consistent Navigation',
    'AA',
    'not applicable',
    'A matter of the page around the elements.',
  ],
  [
    '3.2.4',
    'Consistent Identification',
    'AA',
    'supports',
    'The same action has the same words and the same icon in every element.',
  ],
  ['3.2.6', 'Consistent Help', 'A', 'not applicable', 'A matter of the page around the elements.'],
  [
    '3.3.1',
    'Error Identification',
    'A',
    'supports',
    'Each error is a text at its field, tied to it, and the first takes the focus.',
    [STATES, KEYBOARD],
  ],
  [
    '3.3.2',
    'Labels or Instructions',
    'A',
    'supports',
    'Required fields are marked; formats are said beside the field or in its error.',
    [HOSTILE],
  ],
  [
    '3.3.3',
    'Error Suggestion',
    'AA',
    'supports',
    'An error says what is expected, such as an example of a postcode.',
    ['tests/src/features/checkout/address-form/AddressField.test.tsx'],
  ],
  [
    '3.3.4',
    'Error Prevention (Legal, Financial, Data)',
    'AA',
    'supports',
    'Addresses, method, items and totals are in view before an order is placed, every step can be corrected, and an order that differs from what was shown is not placed.',
    ['e2e/purchase/one-order.spec.ts'],
  ],
  [
    '3.3.7',
    'Redundant Entry',
    'A',
    'supports',
    'The billing address is the one to ship to unless the shopper says otherwise; what was typed is kept over steps and visits.',
    ['e2e/purchase/purchase.spec.ts'],
  ],
  [
    '3.3.8',
    'Accessible Authentication (Minimum)',
    'AA',
    'partially supports',
    'Passwords can be pasted and filled in by a manager. A shop can require a captcha of characters in a picture, or one of another service.',
  ],
  [
    '4.1.2',
    'Name, Role, Value',
    'A',
    'supports',
    'By native controls wherever there is one; states such as expanded, pressed and busy are set.',
    [STATES],
  ],
  [
    '4.1.3',
    'Status Messages',
    'AA',
    'supports',
    'Messages, counts and results are in live regions that are there before them. No screen reader has been used in a test.',
    [STATES],
  ],
];

/** Every success criterion of WCAG 2.2 at the levels A and AA; EN 301 549 has them as 9.<id>. */
export const CRITERIA: readonly Criterion[] = TABLE.map(
  ([id, name, grade, level, remark, tests = []]) => ({ id, name, grade, level, remark, tests }),
);
