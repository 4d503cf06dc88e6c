import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { toolbarStep } from '../../../domain/listing/toolbar-step';
import { listingWanted, selectListing } from '../../../state/listing/listing-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { useEmit } from '../../../ui/element-context';
import { isPlainClick } from './plain-click';
import {
  choiceAt,
  linkChoices,
  resetSelects,
  shownLimit,
  type ControlChoice,
} from './toolbar-controls';

/**
 * Handles the choices in the toolbars inside an element, before widgets of the old front end do. Links without an
 * address of their own get one, so that they can be opened in a new tab.
 */
export function useToolbar(host: HTMLElement | null): void {
  const dispatch = useTillDispatch();
  const emit = useEmit();
  const { toolbar, status } = useTillSelector(selectListing);

  const stepOf = useEffectEvent(({ control, value }: ControlChoice) =>
    toolbarStep(toolbar, window.location.href, { control, value, limit: shownLimit() }),
  );

  const choose = useEffectEvent((event: Event, choice: ControlChoice) => {
    event.stopImmediatePropagation();
    const { control, value } = choice;
    if (emit('till-toolbar-changed', { control, value })) dispatch(listingWanted(stepOf(choice)));
    else if (host !== null) resetSelects(host);
  });

  useLayoutEffect(() => {
    if (host === null) return;
    for (const choice of linkChoices(host)) {
      if (choice.element.getAttribute('href') === '#') choice.element.href = stepOf(choice).url;
    }
  }, [host, toolbar]);

  useEffect(() => {
    if (host === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const press = (event: MouseEvent): void => {
      const choice = choiceAt(event.target);
      if (choice === null || choice.element instanceof HTMLSelectElement) return;
      if (!isPlainClick(event)) {
        // Widgets of the old front end would go there in this tab.
        event.stopPropagation();
        return;
      }
      event.preventDefault();
      choose(event, choice);
    };
    const change = (event: Event): void => {
      const choice = choiceAt(event.target);
      if (choice?.element instanceof HTMLSelectElement) choose(event, choice);
    };
    const restore = (): void => {
      resetSelects(host);
    };
    host.addEventListener('click', press, { signal, capture: true });
    host.addEventListener('change', change, { signal, capture: true });
    window.addEventListener('pageshow', restore, { signal });
    restore();
    return () => {
      listening.abort();
    };
  }, [host]);

  useEffect(() => {
    if (status === 'failed' && host !== null) resetSelects(host);
  }, [status, host]);
}
