import type { AdminForm, Row } from './form.types';
import type { Part } from './part.types';
import { allParts } from './all-parts';

/** Whether a component is inside of another one, by their full names. */
export const isInside = (name: string, around: string): boolean => name.startsWith(`${around}.`);

/** The record that a field belongs to; undefined for a field that is in no collection. */
export const rowAt = ({ fixed, rows }: AdminForm, place: number): Row | undefined =>
  place < fixed
    ? undefined
    : rows.flatMap((one) => one.rows).find(({ places }) => places.includes(place));

/** The places of the form's fields: those of removed records stay in the list, but count for nothing. */
export const livePlaces = ({
  fixed,
  rows,
}: Pick<AdminForm, 'fixed' | 'rows'>): ReadonlySet<number> =>
  new Set([
    ...Array.from({ length: fixed }, (_, place) => place),
    ...rows.flatMap((one) => one.rows.flatMap(({ places }) => places)),
  ]);

/** The places of the form's fields in the order in which they are shown. */
export function shownPlaces({ parts, fields, rows, fixed }: AdminForm): readonly number[] {
  const places = new Map(fields.slice(0, fixed).map(({ name }, place) => [name, place]));
  const placesOf = (part: Part): readonly number[] => {
    if (part.kind === 'field') return [places.get(part.name)].filter((one) => one !== undefined);
    if (part.kind !== 'rows') return [];
    return rows.find(({ name }) => name === part.name)?.rows.flatMap((row) => row.places) ?? [];
  };
  return allParts(parts).flatMap(placesOf);
}
