import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { VISUALLY_HIDDEN } from '../../../ui/VisuallyHidden/VisuallyHidden';
import type { GroupProps } from './group.types';
import { SwatchButton } from './SwatchButton';
import { useSwatchGroup } from './useSwatchGroup';

/**
 * The swatches of one attribute as a radio group: one tab stop; the arrow keys move and choose, also to unavailable
 * options, which are announced as such. A click on the chosen one clears the choice (SWAT-10).
 */
export function SwatchGroup(props: GroupProps) {
  const { attribute, configurable, chosen, offered, isMissing, isListing, moreText } = props;
  const t = useT();
  const id = useUid('till-swatches');
  const swatches = useSwatchGroup(props);
  const { groupRef, shown, marked, stop } = swatches;
  const { label, options } = attribute;
  const chosenLabel = options.find((option) => option.id === chosen)?.label;

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
        ref={groupRef}
        className="till-swatches__row"
        role="radiogroup"
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        aria-required={!isListing}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        data-till-attribute={attribute.code}
        onFocus={swatches.onFocus}
        onKeyDown={swatches.onKeyDown}
        onClick={swatches.onClick}
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
          onClick={swatches.showAll}
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
