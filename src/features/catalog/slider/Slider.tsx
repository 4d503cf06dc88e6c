import { useState } from 'react';
import { useT } from '../../../ui/i18n';
import { ArrowButton } from '../../../ui/RoundButton/ArrowButton';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './Slider.css';
import { useSlider } from './useSlider';

adoptStyles(css);

/** The server-rendered list of products as a slider, swiped or moved with its two buttons (PROD-02). */
export function Slider() {
  const t = useT();
  const [root, setRoot] = useState<Element | null>(null);
  const { hasBefore, hasAfter, move } = useSlider(root);
  return (
    <div ref={setRoot}>
      {(hasBefore || hasAfter) && (
        <div className="till-slider">
          <ArrowButton
            isForward={false}
            label={t('Previous products')}
            isDisabled={!hasBefore}
            onClick={() => {
              move(false);
            }}
          />
          <ArrowButton
            isForward
            label={t('Next products')}
            isDisabled={!hasAfter}
            onClick={() => {
              move(true);
            }}
          />
        </div>
      )}
    </div>
  );
}
