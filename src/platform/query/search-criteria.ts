import type { QueryData } from './query-string';

/** A filter of the server's search: the field's value must be among these. */
interface SearchFilter {
  readonly field: string;
  readonly value: string;
  readonly condition_type: 'in';
}

/**
 * The search criteria for "field in list", ready for `buildQuery` (QUERY-01): one filter group with one filter
 * per field, its values joined by commas.
 */
export function searchCriteria(
  filters: Readonly<Record<string, readonly (string | number)[]>>,
): QueryData {
  return {
    searchCriteria: {
      filterGroups: [
        {
          filters: Object.entries(filters).map(([field, values]): SearchFilter => ({
            field,
            value: values.join(','),
            condition_type: 'in',
          })),
        },
      ],
    },
  };
}
