import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { ConfigurableOption } from '../../../domain/catalog/catalog.types';
import { afterPaint, deferAfterPaint } from '../../../platform/page/frames';
import type { GroupProps } from './group.types';
import { stepOf } from './roving';

/** The behaviour of a group of swatches: which are shown, which is marked, the tab stop, clicks and arrow keys. */
export function useSwatchGroup({
  attribute,
  chosen,
  offered,
  numberToShow,
  onChoose,
}: Pick<GroupProps, 'attribute' | 'chosen' | 'offered' | 'numberToShow' | 'onChoose'>) {
  const groupRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The pressed swatch is painted one frame before prices and images follow it; undefined: same as the chosen one.
  const [pressed, setPressed] = useState<string | null>();
  const marked = pressed === undefined ? chosen : pressed;
  const [visited, setVisited] = useState<string | null>(null);
  const { options } = attribute;
  const shown =
    isOpen || numberToShow === null
      ? options
      : options.filter((option, index) => index < numberToShow || option.id === chosen);
  const isIn = (optionId: string | null): boolean => shown.some((one) => one.id === optionId);
  const stop = isIn(visited) ? visited : isIn(chosen) ? chosen : (shown[0]?.id ?? null);

  /** The option of the swatch that an event occurred on. */
  const optionAt = ({ target }: { readonly target: EventTarget }) => {
    const swatch = target instanceof Element ? target.closest('[data-option-id]') : null;
    return options.find((option) => option.id === swatch?.getAttribute('data-option-id'));
  };

  // The tab stop does not matter for this frame, and changing it makes Chromium lay out the page immediately.
  const onFocus = (event: FocusEvent): void => {
    const option = optionAt(event);
    if (option === undefined) return;
    void afterPaint().then(() => {
      setVisited(option.id);
    });
  };

  const choose = (event: Event, option: ConfigurableOption | null): void => {
    const next = option?.id ?? null;
    setPressed(next);
    deferAfterPaint(event, () => {
      onChoose(option);
      setPressed((latest) => (latest === next ? undefined : latest));
    });
  };

  const onClick = (event: MouseEvent): void => {
    const option = optionAt(event);
    if (option === undefined) return;
    if (offered.has(option.id)) choose(event.nativeEvent, option.id === marked ? null : option);
    else onChoose(option);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
    const at = radios.findIndex((radio) => radio === document.activeElement);
    const to = stepOf(event, at, shown.length);
    const option = to === null ? undefined : shown[to];
    if (option === undefined) return;
    event.preventDefault();
    radios[to ?? 0]?.focus();
    if (offered.has(option.id) && option.id !== marked) choose(event.nativeEvent, option);
  };

  const showAll = (): void => {
    const next = options.find((option) => !shown.includes(option))?.id ?? null;
    setOpen(true);
    setVisited(next);
    requestAnimationFrame(() => {
      groupRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    });
  };

  return { groupRef, shown, marked, stop, onFocus, onKeyDown, onClick, showAll };
}
