import { useMemo } from 'react';
import type { FilterGroup } from '../../../domain/listing/filter.types';
import { groupKeys } from '../../../domain/listing/group-keys';

/** What each group is known by, read when the groups arrive: the address changes before those of the next page do. */
export const useGroupKeys = (groups: readonly FilterGroup[]): readonly string[] =>
  useMemo(() => groupKeys(window.location.href, groups), [groups]);
