import * as v from 'valibot';

import { calls } from '../faults/calls';
import type { NewFault } from '../faults/fault';
import { presets } from '../faults/presets';
import type { Settings } from '../domain/settings/fields';
import { parseChange, settingsFields, type Refusal } from '../domain/settings/settings';
import { field, fieldList, type Form } from '../storefront/visit';

/** Reads the form with all settings: unchecked ones are off. The clock has its own buttons. */
export function settingsOf(form: Form): Partial<Settings> | Refusal {
  const values = settingsFields
    .filter(([name]) => name !== 'clockOffset')
    .map(([name, { kind }]) => {
      const text = field(form, name);
      if (kind === 'toggle') return [name, text !== ''];
      if (kind === 'several') return [name, fieldList(form, `${name}[]`)];
      return [name, kind === 'count' ? Math.round(Number(text)) : text];
    });
  return parseChange(Object.fromEntries(values));
}

const faultForm = v.object({
  call: v.picklist(Object.keys(calls) as (keyof typeof calls)[]),
  preset: v.picklist(Object.keys(presets) as (keyof typeof presets)[]),
  times: v.picklist(['1', '3', 'always']),
});

/** Reads the form that sets a fault; null for an unknown fault. */
export function faultOf(form: Form): NewFault | null {
  const read = v.safeParse(faultForm, form);
  if (!read.success) return null;
  const { call, preset, times } = read.output;
  return {
    target: { call },
    fault: presets[preset].fault,
    times: times === 'always' ? times : Number(times),
  };
}
