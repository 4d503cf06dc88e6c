import { useLayoutEffect } from 'react';
import type { WishlistPageState } from '../../../state/wishlist/list-slice';
import { markBusy } from '../../shared/server-link/mark-busy';
import type { ListForm } from './list-form';

const BUTTONS = {
  all: '[data-role="all-tocart"]',
  update: 'button.update, [name="do"]',
} as const;

/** Shows on the server-rendered button that its change of the list is being sent. */
export function useListButtons(list: ListForm | null, sending: WishlistPageState['sending']): void {
  useLayoutEffect(() => {
    if (list === null || sending === null || sending === 'picked') return undefined;
    const button = list.form.querySelector(BUTTONS[sending]);
    return button === null ? undefined : markBusy(button);
  }, [list, sending]);
}
