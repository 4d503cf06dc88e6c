import { ITEM_PROPERTIES, PROPERTIES, WITHOUT_ITEMS } from './datalayer-properties';
import { EVENTS, PARAMETERS, type MeasuringEvent } from '../../elements/datalayer-table';
import { pageEvents } from '../../elements/manifests/page-events';
import { withTable } from './generated-table';

const code = (text: string): string => `\`${text}\``;

/** The GA4 events with Till's events, when they happen, and their parameters. */
function measuringTable(): string {
  const descriptions = new Map<string, string>(
    pageEvents.map(({ name, description }) => [name, description]),
  );
  const rows = Object.entries(EVENTS).map(([name, event]) => {
    const own = PROPERTIES[name as MeasuringEvent].map((property) => code(PARAMETERS[property]));
    const items = WITHOUT_ITEMS.includes(name as MeasuringEvent) ? [] : [code('items')];
    const when = descriptions.get(name) ?? '';
    return `| ${code(event)} | ${code(name)} | ${when} | ${[...own, ...items].join(', ')} |`;
  });
  return ['| event | from | when | parameters |', '|---|---|---|---|', ...rows].join('\n');
}

/** The parameters of an item. */
export const itemParameters: readonly string[] = [
  'item_id',
  'item_category',
  ...ITEM_PROPERTIES.map((property) => PARAMETERS[property]),
];

/** Returns docs/measuring.md with an updated table of events. */
export const withMeasuringTable = (page: string): string =>
  withTable(page, 'elements/datalayer-table.ts', measuringTable());
