import { useCallback, useState } from 'react';
import { useT } from '../../../ui/i18n';
import { scrollIntoView } from '../../../ui/Messages/scroll-into-view';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './SeeMore.css';
import { useFold } from './useFold';

adoptStyles(css);

/** The server-rendered block that the element wraps. */
function textAround(root: Element | null): HTMLElement | null {
  const first = root?.closest('.till-root')?.parentElement?.firstElementChild;
  return first instanceof HTMLElement && !first.classList.contains('till-root') ? first : null;
}

/** A long text cut after its first lines, with a button that shows the rest (PROD-01). A short text is unchanged. */
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
            if (isOpen && text !== null) scrollIntoView(text);
          }}
        >
          {isOpen ? t('See less') : t('See more')}
        </button>
      )}
    </div>
  );
}
