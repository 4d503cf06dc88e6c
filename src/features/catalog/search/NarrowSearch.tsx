import { useRef, useState } from 'react';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { useT } from '../../../ui/i18n';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import type { SearchBox } from './search-box.types';
import { SearchForm } from './SearchForm';
import { SearchIcon } from './SearchIcon';

interface NarrowSearchProps {
  readonly box: SearchBox;
  /** The shopper is already searching: it opens automatically. */
  readonly isUsed: boolean;
}

/** A button that looks like the field and opens it above the page, where the suggestions have room (SRCH-02). */
export function NarrowSearch({ box, isUsed }: NarrowSearchProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(isUsed);
  const input = useRef<HTMLInputElement>(null);
  const { label, placeholder } = box.form;
  return (
    <div className="till-search">
      <button
        type="button"
        className="till-search__opener"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <VisuallyHidden>{t(label)}: </VisuallyHidden>
        <span className="till-search__opener-text">{box.text() || t(placeholder)}</span>
        <SearchIcon />
      </button>
      <Dialog
        open={isOpen}
        kind="drawer"
        title={t('Search')}
        initialFocus={input}
        onClose={() => {
          setOpen(false);
        }}
      >
        <SearchForm box={box} inputRef={input} isAbove />
      </Dialog>
    </div>
  );
}
