import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { afterPaint, deferAfterPaint } from '../../../platform/page/frames';
import type { ConfigurableOption } from '../../../domain/catalog/catalog.types';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { VISUALLY_HIDDEN } from '../../../ui/VisuallyHidden/VisuallyHidden';
import type { GroupProps } from './group.types';
import { SwatchButton } from './SwatchButton';
import { stepOf } from './roving';

/**
 * The swatches of one attribute as a radio group: one tab stop; the arrow keys move and choose, also to unavailable
 * options, which are announced as such. A click on the chosen one clears the choice (SWAT-10).
 */
export function SwatchGroup(props: GroupProps) {
  const { attribute, configurable, chosen, offered, isMissing, isListing } = props;
  const { numberToShow, moreText, onChoose } = props;
  const t = useT();
  const id = useUid('till-swatches');
  const group = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The pressed swatch is painted one frame before prices and images follow it; undefined: same as the chosen one.
  const [pressed, setPressed] = useState<string | null>();
  const marked = pressed === undefined ? chosen : pressed;
  const [visited, setVisited] = useState<string | null>(null);
  const { label, options } = attribute;
  const shown =
    isOpen || numberToShow === null
      ? options
      : options.filter((option, index) => index < numberToShow || option.id === chosen);
  const isIn = (optionId: string | null): boolean => shown.some((one) => one.id === optionId);
  const stop = isIn(visited) ? visited : isIn(chosen) ? chosen : (shown[0]?.id ?? null);
  const chosenLabel = options.find((option) => option.id === chosen)?.label;

  /** The option of the swatch that an event occurred on. */
  const optionAt = ({ target }: { readonly target: EventTarget }) => {
    const swatch = target instanceof Element ? target.closest('[data-option-id]') : null;
    return options.find((option) => option.id === swatch?.getAttribute('data-option-id'));
  };

  // The tab stop does not matter for this frame, and changing it makes Chromium lay out the page immediately.
  const visit = (event: FocusEvent): void => {
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

  const press = (event: MouseEvent): void => {
    const option = optionAt(event);
    if (option === undefined) return;
    if (offered.has(option.id)) choose(event.nativeEvent, option.id === marked ? null : option);
    else onChoose(option);
  };

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
    const at = radios.findIndex((radio) => radio === document.activeElement);
    const to = stepOf(event, at, shown.length);
    const option = to === null ? undefined : shown[to];
    if (option === undefined) return;
    event.preventDefault();
    radios[to ?? 0]?.focus();
    if (offered.has(option.id) && option.id !== marked) choose(event.nativeEvent, option);
  };

  return (
    <>
      <p className={isListing ? VISUALLY_HIDDEN : 'till-swatches__heading'}>
        <span id={`${id}-label`} className="till-swatches__label">
          {label}
        </span>
        {chosenLabel !== undefined && (
          <span className="till-swatches__chosen" aria-hidden="true">
            {chosenLabel}
          </span>
        )}
      </p>
      <div
        ref={group}
        className="till-swatches__row"
        role="radiogroup"
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-required={!isListing}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        data-till-attribute={attribute.code}
        onFocus={visit}
        onKeyDown={move}
        onClick={press}
      >
        {shown.map((option) => (
          <SwatchButton
            key={option.id}
            option={option}
            attributeId={attribute.id}
            size={configurable.swatchSize}
            hasTooltip={configurable.hasTooltips}
            isChosen={option.id === marked}
            isOffered={offered.has(option.id)}
            isStop={option.id === stop}
          />
        ))}
      </div>
      {shown.length < options.length && (
        <button
          type="button"
          className="till-swatches__more"
          aria-label={t('More %1', [label])}
          onClick={() => {
            const next = options.find((option) => !shown.includes(option))?.id ?? null;
            setOpen(true);
            setVisited(next);
            requestAnimationFrame(() => {
              group.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
            });
          }}
        >
          {moreText ?? t('More')}
        </button>
      )}
      {isMissing && (
        <p className="till-swatches__error" id={`${id}-error`}>
          {t('This is a required field.')}
        </p>
      )}
    </>
  );
}
