import { memo } from 'react';
import type { ConfigurableOption, Configurable } from '../../../domain/catalog/catalog.types';
import { useT } from '../../../ui/i18n';
import { SwatchFace } from './SwatchFace';
import { Tooltip } from './Tooltip';
import { useTooltip } from './useTooltip';

interface SwatchButtonProps {
  readonly option: ConfigurableOption;
  readonly attributeId: string;
  readonly size: Configurable['swatchSize'];
  readonly hasTooltip: boolean;
  readonly isChosen: boolean;
  readonly isOffered: boolean;
  /** The tab stop of the group. */
  readonly isStop: boolean;
}

/**
 * One swatch: unselected, selected or disabled (SWAT-09). A disabled one can be focused and announces its name and why
 * it is unavailable. Clicks are handled by the group; a choice re-renders only the swatches it changes.
 */
export const SwatchButton = memo(function SwatchButton(props: SwatchButtonProps) {
  const { option, attributeId, size, hasTooltip, isChosen, isOffered, isStop } = props;
  const t = useT();
  const tooltip = useTooltip(hasTooltip);
  const kind = option.swatch?.kind ?? 'text';
  const state = isChosen ? ' till-swatch--chosen' : isOffered ? '' : ' till-swatch--unavailable';
  return (
    <span className="till-swatch__place" {...tooltip.area}>
      <button
        type="button"
        role="radio"
        className={`till-swatch till-swatch--${kind}${state}`}
        aria-label={isOffered ? option.label : `${option.label}, ${t('not available')}`}
        aria-checked={isChosen}
        aria-disabled={!isOffered}
        tabIndex={isStop ? 0 : -1}
        value={option.id}
        data-option-id={option.id}
        data-till-field={`super_attribute[${attributeId}]`}
        onBlur={tooltip.hide}
      >
        <SwatchFace option={option} size={size.image} />
      </button>
      {tooltip.isShown && <Tooltip option={option} size={size.thumb} isOffered={isOffered} />}
    </span>
  );
});
