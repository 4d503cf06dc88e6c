import { useCallback, useState } from 'react';
import { useT } from '../../../ui/i18n';
import { scrollIntoSight } from '../../../ui/Messages/scroll-into-sight';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './SeeMore.css';
import { useFold } from './useFold';

adoptStyles(css);

/** The block of the server that our element stands around. */
function textAround(root: Element | null): HTMLElement | null {
  const first = root?.closest('.till-root')?.parentElement?.firstElementChild;
  return first instanceof HTMLElement && !first.classList.contains('till-root') ? first : null;
}

/** A long text that shows its first lines, and the rest at a press (PROD-01). A short one stands as it is. */
export function SeeMore() {
  const t = useT();
  const [root, setRoot] = useState<Element | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    setOpen(true);
  }, []);
  const text = textAround(root);
  const isLong = useFold(text, isOpen, open);
  return (
    <div ref={setRoot}>
      {isLong && (
        <button
          type="button"
          className="till-see-more"
          aria-expanded={isOpen}
          aria-controls={text?.id || undefined}
          onClick={() => {
            setOpen(!isOpen);
            if (isOpen && text !== null) scrollIntoSight(text);
          }}
        >
          {isOpen ? t('See less') : t('See more')}
        </button>
      )}
    </div>
  );
}
