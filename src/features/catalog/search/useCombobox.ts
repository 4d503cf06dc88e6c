import { useRef, useState, type KeyboardEvent } from 'react';

/** A list below a field that is navigated with the keyboard while the focus stays in the field. */
export interface Combobox {
  readonly isOpen: boolean;
  /** Index of the option that Enter chooses; -1 for none. */
  readonly active: number;
  readonly open: () => void;
  readonly close: () => void;
  /** An input method started or ended a composition; the Enter that commits it is not a choice. */
  readonly compose: (isComposing: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The index a key moves to among `count` options; null for other keys. Beyond the ends is the field itself, -1. */
function placeAfter(key: string, active: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : -1;
    case 'ArrowUp':
      return active === -1 ? count - 1 : active - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Keys of a list with `count` options: up, down, home, end (SRCH-10), Escape (SRCH-11), and Enter for `onChoose`. */
export function useCombobox(
  count: number,
  onChoose: (index: number) => void,
  startsOpen: boolean,
): Combobox {
  const [isOpen, setOpen] = useState(startsOpen);
  const [active, setActive] = useState(-1);
  const isComposing = useRef(false);
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing.current || event.nativeEvent.isComposing || count === 0) return;
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpen(true);
      setActive(placeAfter(event.key, -1, count) ?? -1);
      return;
    }
    const place = placeAfter(event.key, active, count);
    if (place !== null) {
      event.preventDefault();
      setActive(place);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && active !== -1) {
      event.preventDefault();
      onChoose(active);
    }
  };
  return {
    isOpen,
    active: active < count ? active : -1,
    open: () => {
      setOpen(true);
      setActive(-1);
    },
    close,
    compose: (composing) => {
      if (composing) isComposing.current = true;
      // One browser ends the composition before it fires the Enter that ended it.
      else
        setTimeout(() => {
          isComposing.current = false;
        });
    },
    onKeyDown,
  };
}
