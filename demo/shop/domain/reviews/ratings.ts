/** A rating of reviews; each star is an option with its own id, as on the platform. */
export interface RatingKind {
  readonly id: number;
  readonly label: string;
  /** Option ids for one to five stars. */
  readonly options: readonly number[];
}

export const ratingKinds: readonly RatingKind[] = [
  { id: 1, label: 'Rating', options: [1, 2, 3, 4, 5] },
  { id: 2, label: 'Value', options: [6, 7, 8, 9, 10] },
];

/** Stars, from 1 to 5, of an option id; 0 when the rating has no such option. */
export function starsOf(kind: RatingKind, optionId: number): number {
  return kind.options.indexOf(optionId) + 1;
}
