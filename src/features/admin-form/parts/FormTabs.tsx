import { useState, type KeyboardEvent } from 'react';
import { isInside } from '../../../domain/admin-form/live-fields';
import type { TabPart } from '../../../domain/admin-form/part.types';
import { tabActivated } from '../../../state/admin-form/admin-form-slice';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { VISUALLY_HIDDEN } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { useFormState, useFormStore } from '../useFormStore';
import { FormParts } from './FormParts';

/** Where a key moves to among the tabs; null for any other key. */
function moved(key: string, place: number, count: number, isRtl: boolean): number | null {
  const steps: ReadonlyMap<string, number> = new Map([
    ['ArrowDown', 1],
    ['ArrowUp', -1],
    ['ArrowRight', isRtl ? -1 : 1],
    ['ArrowLeft', isRtl ? 1 : -1],
  ]);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps.get(key);
  return step === undefined ? null : (place + step + count) % count;
}

/** Whether a field in a tab is invalid, which is said beside the tab's name. */
const useHasError = (name: string): boolean =>
  useFormState(({ form }) =>
    form.states.some(
      ({ error }, place) => error !== null && isInside(form.fields[place]?.name ?? '', name),
    ),
  );

interface TabProps {
  readonly part: TabPart;
  readonly id: string;
  readonly isActive: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

function Tab({ part, id, isActive, onKeyDown }: TabProps) {
  const t = useT();
  const store = useFormStore();
  const hasError = useHasError(part.name);
  return (
    <button
      className={`till-admin-tabs__tab${isActive ? ' till-admin-tabs__tab--active' : ''}`}
      type="button"
      role="tab"
      id={`${id}-tab`}
      aria-selected={isActive}
      aria-controls={isActive ? id : undefined}
      tabIndex={isActive ? 0 : -1}
      onKeyDown={onKeyDown}
      onClick={() => {
        store.dispatch(tabActivated(part.name));
      }}
    >
      {part.label}
      {hasError && (
        <span className="till-admin-tabs__error">
          <span className={VISUALLY_HIDDEN}>{t('Error')}</span>
        </span>
      )}
    </button>
  );
}

/** The tabs of a form (AFORM-03); one is active at a time (AFORM-04). What was opened once stays rendered, but hidden. */
export function FormTabs({ tabs }: { readonly tabs: readonly TabPart[] }) {
  const id = useUid('till-tabs');
  const store = useFormStore();
  const active = useFormState(({ form }) => form.tab);
  const [visited, setVisited] = useState<readonly (string | null)[]>([active]);
  if (!visited.includes(active)) setVisited([...visited, active]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const place = tabs.findIndex(({ name }) => name === active);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = moved(event.key, place, tabs.length, isRtl);
    const tab = next === null ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    store.dispatch(tabActivated(tab.name));
    const list = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]');
    list?.[next ?? 0]?.focus();
  };
  return (
    <div className="till-admin-tabs">
      <div className="till-admin-tabs__list" role="tablist">
        {tabs.map((part, place) => (
          <Tab
            key={part.name}
            part={part}
            id={`${id}-${String(place)}`}
            isActive={part.name === active}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
      {tabs.map(
        (part, place) =>
          visited.includes(part.name) && (
            <div
              key={part.name}
              className="till-admin-tabs__panel"
              role="tabpanel"
              id={`${id}-${String(place)}`}
              aria-labelledby={`${id}-${String(place)}-tab`}
              hidden={part.name !== active}
            >
              <FormParts parts={part.parts} depth={0} />
            </div>
          ),
      )}
    </div>
  );
}
