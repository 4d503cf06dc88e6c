import * as v from 'valibot';

import { readData } from './read';

/** The categories of the shop. The page of one is `/<urlKey>.html`. */
export const categories = readData(
  'categories.json',
  v.array(
    v.strictObject({
      id: v.string(),
      urlKey: v.string(),
      name: v.string(),
      description: v.string(),
    }),
  ),
);
