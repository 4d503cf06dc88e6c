import type { FaultKind } from './fault';

interface Preset {
  readonly label: string;
  readonly fault: FaultKind;
}

/** The faults on the demo page; scripts can set any fault with other numbers. */
export const presets = {
  'late-2': { label: 'Respond 2 seconds late', fault: { kind: 'delay', ms: 2_000 } },
  'late-10': { label: 'Respond 10 seconds late', fault: { kind: 'delay', ms: 10_000 } },
  'out-of-order': {
    label: 'Respond to the first call after the second',
    fault: { kind: 'out-of-order' },
  },
  never: { label: 'Never respond', fault: { kind: 'never' } },
  'drop-before': {
    label: 'Drop the connection before the work',
    fault: { kind: 'drop-before' },
  },
  'drop-after': { label: 'Drop the connection after the work', fault: { kind: 'drop-after' } },
  'status-401': { label: 'Refuse: not signed in (401)', fault: { kind: 'status', status: 401 } },
  'status-404': { label: 'Refuse: not found (404)', fault: { kind: 'status', status: 404 } },
  'status-429': {
    label: 'Refuse: too many requests (429)',
    fault: { kind: 'status', status: 429 },
  },
  'status-500': { label: 'Fail: internal error (500)', fault: { kind: 'status', status: 500 } },
  'status-503': { label: 'Fail: under maintenance (503)', fault: { kind: 'status', status: 503 } },
  html: { label: 'Respond with a page instead of data', fault: { kind: 'html' } },
  'half-json': { label: 'Respond with half of the data', fault: { kind: 'half-json' } },
  empty: { label: 'Respond with nothing', fault: { kind: 'empty' } },
  'expire-session': { label: 'End the session first', fault: { kind: 'expire-session' } },
  'change-price': {
    label: 'Change the price of the first item first',
    fault: { kind: 'change-price', cents: 9_900 },
  },
  'change-stock': {
    label: 'Sell out the first item first',
    fault: { kind: 'change-stock', stock: 0 },
  },
} as const satisfies Readonly<Record<string, Preset>>;

/** The label of a fault on the page; one with other numbers is labelled by its kind. */
export function faultLabel(fault: FaultKind): string {
  const text = JSON.stringify(fault);
  const preset = Object.values<Preset>(presets).find(
    (known) => JSON.stringify(known.fault) === text,
  );
  return (
    preset?.label ??
    text
      .replace(/[{}"]/g, '')
      .replace(/^kind:/, '')
      .replaceAll(',', ', ')
  );
}
