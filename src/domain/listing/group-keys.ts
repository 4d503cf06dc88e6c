import type { FilterGroup } from './filter.types';
import { isSameVariable, queryOf } from './query-variables';

/** The request variable that a group's first link sets in the address shown; empty where filters are part of the path. */
function variableOf(shown: string, { options }: FilterGroup): string {
  const url = options.find((option) => option.url !== null)?.url ?? null;
  if (url === null) return '';
  const before = queryOf(shown);
  const [variable = ''] =
    [...queryOf(url)].find(([name, after]) => !isSameVariable(before.get(name) ?? [], after)) ?? [];
  return variable;
}

/**
 * What each group is known by while the list changes: its request variable, with a number for the second group of the same
 * one. Labels do not tell groups apart.
 */
export function groupKeys(shown: string, groups: readonly FilterGroup[]): readonly string[] {
  const variables = groups.map((group) => variableOf(shown, group));
  return variables.map((variable, index) => {
    const before = variables.slice(0, index).filter((other) => other === variable).length;
    return `${variable} ${String(before)}`;
  });
}
