import * as v from 'valibot';

import { readData } from './read';

const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

/** The initial reviews of a shop; some contain markup, which must stay text. */
export const reviews = readData(
  'reviews.json',
  v.array(
    v.strictObject({
      productId: v.number(),
      nickname: v.string(),
      title: v.string(),
      detail: v.string(),
      /** Stars for the rating and for the value. */
      stars: v.tuple([stars, stars]),
      /** When it was written. */
      day: v.pipe(v.string(), v.isoDate()),
    }),
  ),
);
