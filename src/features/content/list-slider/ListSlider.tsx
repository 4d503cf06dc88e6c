import { useState } from 'react';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { SlideArrow } from '../slides/SlideArrow';
import css from './ListSlider.css';
import { useListSlider } from './useListSlider';

adoptStyles(css);

/** The server-rendered list of products as a slider, swiped or moved with its two buttons (PROD-02). */
export function ListSlider() {
  const t = useT();
  const [root, setRoot] = useState<Element | null>(null);
  const { hasBefore, hasAfter, move } = useListSlider(root);
  return (
    <div ref={setRoot}>
      {(hasBefore || hasAfter) && (
        <div className="till-slider">
          <SlideArrow
            isForward={false}
            label={t('Previous products')}
            isDisabled={!hasBefore}
            onClick={() => {
              move(false);
            }}
          />
          <SlideArrow
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
