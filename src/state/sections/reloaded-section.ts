import { ownValue } from '../../domain/own-value';
import type { SectionName, StoredSection } from '../../domain/section.types';
import type { FlowApi } from '../shared/store.types';
import { sectionReloaded } from './await-sections';
import { sectionsInvalidated } from './sections-slice';

/**
 * Reloads a section; null if that fails. A load that a write has just started is awaited instead of repeated.
 */
export async function reloadedSection(
  api: FlowApi,
  name: SectionName,
): Promise<StoredSection | null> {
  if (!navigator.onLine) return null;
  const { data: before, loading } = api.getState().sections;
  if (!loading.includes(name)) {
    api.dispatch(sectionsInvalidated({ names: [name], reload: true }));
  }
  await sectionReloaded(api, name);
  const { data, error } = api.getState().sections;
  return error !== null || ownValue(data, name) === ownValue(before, name)
    ? null
    : (ownValue(data, name) ?? null);
}
