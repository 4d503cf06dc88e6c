import type { ElementMeta } from '../element-meta';
import { sharedEvents } from './shared-surface';

/** The source of `src/platform/page/till-events.ts`: what every event carries, as types. */
export function eventTypes(metas: readonly ElementMeta[]): string {
  const all = [...metas.flatMap(({ events }) => events), ...sharedEvents];
  const byName = new Map(all.map((event) => [event.name, event]));
  return [
    '/* Generated from the metas of the elements by `npm run manifests`. */',
    '',
    '/** The `detail` of every event; null: none. */',
    'export interface TillEventDetails {',
    ...[...byName.values()].flatMap(({ name, detail, description }) => [
      `  /** ${description} */`,
      `  '${name}': ${detail ?? 'null'};`,
    ]),
    '}',
    '',
    '/** Every event by its name. */',
    'export type TillEventMap = {',
    '  [Name in keyof TillEventDetails]: CustomEvent<TillEventDetails[Name]>;',
    '};',
    '',
  ].join('\n');
}
