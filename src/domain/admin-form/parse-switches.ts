import { isJson, jsonOf, textOf } from './data-path';
import type { LinkedProperty, SwitchRule } from './field.types';
import type { Parsed } from './form.types';
import { fieldsNamed, propertyOf, type LinkScope } from './parse-links';

/** What the actions of a rule do to a field. */
const CALLBACKS: ReadonlyMap<string, readonly [LinkedProperty, boolean]> = new Map([
  ['show', ['visible', true]],
  ['hide', ['visible', false]],
  ['enable', ['disabled', false]],
  ['disable', ['disabled', true]],
]);

function actionOf(raw: unknown, scope: LinkScope): SwitchRule['actions'][number] | null {
  const { target, callback, params } = jsonOf(raw);
  const [field] = fieldsNamed(textOf(target), scope);
  const setter = propertyOf(textOf(callback));
  const [argument] = Array.isArray(params) ? (params as unknown[]) : [];
  const meant =
    setter !== undefined && setter !== 'value' && typeof argument === 'boolean'
      ? ([setter, argument] as const)
      : CALLBACKS.get(textOf(callback));
  if (field === undefined || meant === undefined) return null;
  return { to: { field, property: meant[0] }, is: meant[1] };
}

/** The rules of every `switcherConfig` that is on. */
export function parseSwitches(scope: LinkScope): Parsed<readonly SwitchRule[]> {
  const found: SwitchRule[] = [];
  for (const [own, { field, config }] of scope.all.entries()) {
    const { enabled, rules } = jsonOf(config.switcherConfig);
    if (enabled !== true) continue;
    for (const rule of Array.isArray(rules) ? rules : Object.values(jsonOf(rules))) {
      const { value, actions } = jsonOf(rule);
      const list = Array.isArray(actions) ? actions : Object.values(jsonOf(actions));
      const read = list.map((action) => actionOf(action, scope));
      if (!isJson(rule) || read.includes(null)) {
        return { isKnown: false, unknown: { what: 'switcherConfig', where: field.name } };
      }
      found.push({
        field: own,
        value: typeof value === 'boolean' ? String(Number(value)) : textOf(value),
        actions: read.filter((action) => action !== null),
      });
    }
  }
  return { isKnown: true, value: found };
}
