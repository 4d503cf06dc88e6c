import { useState } from 'react';
import { Drawing } from '../../../ui/Icon/Drawing';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './Slider.css';
import { useSlider } from './useSlider';

adoptStyles(css);

interface ArrowProps {
  readonly isForward: boolean;
  readonly isDisabled: boolean;
  readonly onPress: (isForward: boolean) => void;
}

/** Keeps the focus where there is nothing further. */
function Arrow({ isForward, isDisabled, onPress }: ArrowProps) {
  const t = useT();
  return (
    <button
      type="button"
      className="till-slider__arrow"
      aria-label={isForward ? t('Next products') : t('Previous products')}
      aria-disabled={isDisabled || undefined}
      onClick={() => {
        if (!isDisabled) onPress(isForward);
      }}
    >
      <Drawing size="m" isForward>
        {isForward ? <path d="m9.25 5.75 6 6.25-6 6.25" /> : <path d="m14.75 5.75-6 6.25 6 6.25" />}
      </Drawing>
    </button>
  );
}

/** The server's list of products as a row that is swiped or moved by its two buttons (PROD-02). */
export function Slider() {
  const [root, setRoot] = useState<Element | null>(null);
  const { hasBefore, hasAfter, move } = useSlider(root);
  return (
    <div ref={setRoot}>
      {(hasBefore || hasAfter) && (
        <div className="till-slider">
          <Arrow isForward={false} isDisabled={!hasBefore} onPress={move} />
          <Arrow isForward isDisabled={!hasAfter} onPress={move} />
        </div>
      )}
    </div>
  );
}
