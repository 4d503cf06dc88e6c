import { jsonOf, textOf } from './data-path';
import type { Json } from './field.types';
import type { ButtonPart, ModalPart, Part } from './part.types';
import { allParts } from './all-parts';
import { firstOther, namesOf, plain, unknown, type Node } from './parse-node';

const MODAL_SETTINGS = namesOf(
  'component options onCancel provider isTemplate componentType sortOrder',
);
const OPTIONS = namesOf('title type buttons');
const BUTTON_SETTINGS = namesOf(
  'component title actions sortOrder additionalClasses additionalForGroup componentType displayArea displayAsLink formElement template provider source',
);
const BUTTON_TEMPLATES: readonly unknown[] = [undefined, 'ui/form/components/button/container'];

/** What a button of a modal does; null for anything else than closing it. */
type Closing = 'done' | 'cancel';

const CLOSING: ReadonlyMap<string, Closing> = new Map([
  ['actionDone', 'done'],
  ['actionCancel', 'cancel'],
]);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The name that a reference to a component means, with `${ $.name }` filled in. */
const referred = (written: unknown, name: string): string =>
  textOf(written)
    .replace(/\$\{\s*\$\.name\s*\}/g, name)
    .replace(/\$\{\s*\$\.parentName\s*\}/g, name.slice(0, name.lastIndexOf('.')))
    .replace(/\$\{\s*\$\.ns\s*\}/g, name.slice(0, name.indexOf('.')));

function closingOf(actions: unknown, name: string): Closing | undefined {
  const [action, another] = listOf(actions);
  if (another !== undefined) return undefined;
  if (typeof action === 'string') return CLOSING.get(action);
  const { targetName, actionName } = jsonOf(action);
  return referred(targetName, name) === name ? CLOSING.get(textOf(actionName)) : undefined;
}

/** The labels of the buttons; without any in the configuration, those are Done and Cancel. */
function labelsOf(buttons: unknown, name: string): Pick<ModalPart, 'done' | 'cancel'> {
  if (buttons === undefined) return { done: null, cancel: null };
  const labels = new Map<Closing, string | null>();
  for (const button of listOf(buttons)) {
    const { text, actions } = jsonOf(button);
    const closing = closingOf(actions, name);
    if (closing === undefined || labels.has(closing)) throw unknown('buttons', name);
    labels.set(closing, plain(text) || null);
  }
  return { done: labels.get('done'), cancel: labels.get('cancel') };
}

/** A modal with the parts that were read in it. Throws when it does something else than edit fields (AFORM-12). */
export function modalOf(name: string, { config }: Node, parts: readonly Part[]): ModalPart {
  const options: Json = jsonOf(config.options);
  const other = firstOther(config, MODAL_SETTINGS) ?? firstOther(options, OPTIONS);
  if (other !== undefined) throw unknown(other, name);
  const closing = config.onCancel === undefined ? 'cancel' : CLOSING.get(textOf(config.onCancel));
  if (closing === undefined) throw unknown('onCancel', name);
  const labels = labelsOf(options.buttons, name);
  return { kind: 'modal', name, title: plain(options.title), ...labels, closing, parts };
}

/** A button that opens a modal; throws for one that does something else. */
export function buttonOf(name: string, { config }: Node): ButtonPart {
  const other = firstOther(config, BUTTON_SETTINGS);
  if (other !== undefined) throw unknown(other, name);
  if (!BUTTON_TEMPLATES.includes(config.template)) throw unknown('template', name);
  const [action, another] = listOf(config.actions);
  const { targetName, actionName, params } = jsonOf(action);
  const isOpening = actionName === 'toggleModal' || actionName === 'openModal';
  if (!isOpening || another !== undefined || params !== undefined) throw unknown('actions', name);
  return { kind: 'button', name, title: plain(config.title), modal: referred(targetName, name) };
}

/** The first button that opens nothing; undefined when each has its modal. */
export function buttonWithoutModal(parts: readonly Part[]): ButtonPart | undefined {
  const all = allParts(parts);
  const modals = new Set(all.flatMap((part) => (part.kind === 'modal' ? part.name : [])));
  return all.find((part): part is ButtonPart => part.kind === 'button' && !modals.has(part.modal));
}
