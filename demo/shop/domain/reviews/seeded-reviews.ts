/** A review that a new shop has: stars for the rating and for the value, and the day it was written. */
interface SeededReview {
  readonly productId: number;
  readonly nickname: string;
  readonly title: string;
  readonly detail: string;
  readonly stars: readonly [rating: number, value: number];
  readonly day: string;
}

const of = (
  productId: number,
  ...list: readonly (readonly [
    nickname: string,
    title: string,
    detail: string,
    rating: number,
    value: number,
    day: string,
  ])[]
): readonly SeededReview[] =>
  list.map(([nickname, title, detail, rating, value, day]) => ({
    productId,
    nickname,
    title,
    detail,
    stars: [rating, value],
    day,
  }));

/** What readers have written; some of it in markup, which must stay text. */
export const seededReviews: readonly SeededReview[] = [
  ...of(
    1,
    [
      'Wren',
      'A slow one, in the best way',
      'I read it on a ferry and missed my stop, which on a ferry takes some doing.',
      5,
      5,
      '2026-10-02',
    ],
    [
      'T. Aldous',
      'Salt everywhere',
      'The middle sister carries the book as well as the salt. The ending is earned.',
      4,
      4,
      '2026-09-21',
    ],
    [
      '<b>Bold reader</b>',
      "<script>alert('salt')</script> is how it felt",
      'Some people write <em>in markup</em> & expect it to work. <img src=x onerror="alert(1)"> It should not.',
      4,
      5,
      '2026-09-03',
    ],
    ['Ottoline', 'Funny, windswept, damp', 'My copy is a little damp too now.', 5, 4, '2026-08-14'],
    [
      'M. Quill',
      'Nearly gave up, glad I did not',
      'The first forty pages are all wind. Then the road turns.',
      3,
      4,
      '2026-07-30',
    ],
    [
      'Bea',
      'Bought it twice',
      'Lent the first one out. You know how that goes.',
      5,
      5,
      '2026-07-02',
    ],
    ['Harlan', 'Good paper', 'The story is good as well, but feel that paper.', 4, 3, '2026-06-11'],
    [
      'Sunniva',
      'For people who like walking',
      'And for people who like sisters.',
      5,
      4,
      '2026-05-20',
    ],
    [
      'J.',
      'Not for me',
      'I wanted more plot and less weather. The weather is very good, though.',
      2,
      3,
      '2026-04-09',
    ],
    ['Ines fan', 'A first novel!', 'Hard to believe it is the first.', 5, 5, '2026-03-28'],
    ['Library cat', 'Sat on it', 'Comfortable.', 4, 4, '2026-03-01'],
    ['Piotr', 'Read it aloud', 'Every sentence wants a voice.', 5, 5, '2026-02-14'],
  ),
  ...of(
    5,
    [
      'Hedgewalker',
      'In my coat for a year',
      'Survives rain, as promised, and one fall into a burn.',
      5,
      5,
      '2026-09-30',
    ],
    [
      'Dr. L. Fenn',
      'Accurate and pretty',
      'I have used worse keys in the laboratory.',
      5,
      4,
      '2026-08-08',
    ],
  ),
  ...of(
    3,
    [
      'comma,',
      'Brackets (again)',
      'I laughed at a footnote. I have never done that.',
      4,
      5,
      '2026-10-10',
    ],
    ['A&B', '"Quoted"', '5 > 4 < 5, that is my rating.', 5, 5, '2026-06-06'],
  ),
  ...of(8, [
    'Cartographer',
    'Quiet indeed',
    'The large print sold out, but the hardback lies flat.',
    4,
    4,
    '2026-09-09',
  ]),
  ...of(9, [
    'Keeper',
    'Both covers, one shelf',
    'I have the lighthouse. My sister has the harbour. We do not speak of it.',
    5,
    4,
    '2026-08-30',
  ]),
  ...of(
    11,
    [
      'Foghorn',
      'Side A, rain; side B, more rain',
      'The amber pressing glows on the shelf.',
      5,
      4,
      '2026-10-12',
    ],
    ['Dee', 'Slow is right', 'Put it on while cooking; the onions thanked me.', 4, 4, '2026-07-17'],
  ),
  ...of(201, [
    'Marta',
    'Two voices, one stove',
    'I took sides twice and changed them both times.',
    4,
    5,
    '2026-10-01',
  ]),
  ...of(
    203,
    ['Moffat’s niece', 'Better than the first', 'And the first kept me up.', 5, 4, '2026-10-20'],
    ['Lamp', 'Who lit it?', 'I guessed wrong, happily.', 4, 4, '2026-10-04'],
  ),
  ...of(208, [
    'Postie',
    'Bring a handkerchief',
    'And a drawer to keep letters in.',
    5,
    5,
    '2026-09-11',
  ]),
  ...of(212, [
    'Robin',
    'Our hedge next',
    'We counted ninety-one neighbours before tea.',
    5,
    4,
    '2026-08-21',
  ]),
  ...of(
    217,
    [
      'Barn owl',
      'Warm as a stove',
      'The two voices on “Half a Moon” are worth the price alone.',
      5,
      5,
      '2026-10-15',
    ],
    [
      'Ed',
      'Lovely pressing',
      'Dead quiet between the songs, apart from the barn.',
      5,
      4,
      '2026-09-19',
    ],
  ),
  ...of(226, ['Side B', 'She did it', 'Ten A-sides in a row.', 5, 5, '2026-11-01']),
  ...of(228, ['Ticket inspector', 'Count the passengers', 'Then count again.', 4, 4, '2026-09-25']),
  ...of(
    15,
    [
      'Gardener',
      'That greenhouse',
      'Restored so well one can smell the tomatoes.',
      5,
      4,
      '2026-08-02',
    ],
    [
      'N.',
      'Long, but what light',
      'An hour of it is windows. I would watch another hour.',
      4,
      3,
      '2026-05-05',
    ],
  ),
  ...of(
    18,
    ['Left-handed', 'Lies flat', 'Truly flat. On both sides. Thank you.', 5, 5, '2026-09-15'],
    ['Inky', 'Takes ink', 'No feathering with a broad nib.', 4, 5, '2026-07-07'],
  ),
];
