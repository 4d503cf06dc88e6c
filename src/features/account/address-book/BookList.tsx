import { useEffect, useMemo, useRef, useState } from 'react';
import { selectAccount } from '../../../state/account/account-slice';
import {
  bookChangeConfirmed,
  selectAddressBook,
} from '../../../state/address-book/address-book-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { buttonClass } from '../../../ui/Button/button-class';
import { Button } from '../../../ui/Button/Button';
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { TextField } from '../../../ui/TextField/TextField';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { PageMessages } from '../PageMessages';
import { addressUrls } from './address-urls';
import { AddressCard } from './AddressCard';
import { bookEntries, countriesOf, type BookEntry } from './book-entries';
import css from './BookList.css';
import { useFilteredAddresses } from './useFilteredAddresses';

adoptStyles(css);

/** Moves the focus to the list when the pressed button has gone with its address. */
function useFocusAfterDeletion(count: number) {
  const book = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) book.current?.focus();
  }, [count]);
  return book;
}

/**
 * All addresses of the customer, to edit, delete, search, and choose defaults from (BOOK-01). The page's title is their
 * heading.
 */
export function BookList({ host }: { readonly host: HTMLElement }) {
  const t = useT();
  const dispatch = useTillDispatch();
  const { addresses, change, messages } = useTillSelector(selectAddressBook);
  const { pages } = useTillSelector(selectAccount);
  const { baseUrl, locale } = useTillSelector(({ config }) => config.shop);
  const [entryToDelete, setEntryToDelete] = useState<BookEntry | null>(null);
  const directory = useMemo(() => countriesOf(addresses, locale), [addresses, locale]);
  const list = useMemo(() => bookEntries(addresses, directory), [addresses, directory]);
  const { shown, hidden, query, search, showMore } = useFilteredAddresses(list);
  const book = useFocusAfterDeletion(list.length);
  const urls = addressUrls(pages, baseUrl);
  const back = host.querySelector<HTMLAnchorElement>('a.action.back');
  return (
    <section className="till-address-book" aria-label={t('Address Book')} ref={book} tabIndex={-1}>
      <PageMessages messages={messages} />
      <div>
        <a className={buttonClass({ variant: 'primary' })} href={urls.add}>
          {t('Add New Address')}
        </a>
      </div>
      {query !== null && (
        <>
          <TextField
            label={t('Search your addresses')}
            name="address_search"
            type="search"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            value={query}
            onValueChange={search}
          />
          <VisuallyHidden live>
            {query.trim() === '' ? '' : t('Addresses found: %1', [String(shown.length + hidden)])}
          </VisuallyHidden>
        </>
      )}
      {shown.length === 0 && (
        <p className="till-address-book__none">
          {list.length === 0
            ? t('You have no saved addresses.')
            : t('No address holds these words.')}
        </p>
      )}
      <ul className="till-address-book__list">
        {shown.map((entry) => (
          <AddressCard
            key={entry.id}
            entry={entry}
            directory={directory}
            editUrl={urls.edit(entry.id)}
            change={change}
            onDelete={() => {
              setEntryToDelete(entry);
            }}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="quiet" onClick={showMore}>
          {t('Show more addresses (%1)', [String(hidden)])}
        </Button>
      )}
      {back !== null && (
        <p className="till-address-book__back">
          <a className={buttonClass({ variant: 'quiet' })} href={back.href}>
            {back.textContent.trim()}
          </a>
        </p>
      )}
      <ConfirmDialog
        open={entryToDelete !== null}
        text={t('Are you sure you want to delete this address?')}
        confirmLabel={t('Delete')}
        onCancel={() => {
          setEntryToDelete(null);
        }}
        onConfirm={() => {
          setEntryToDelete(null);
          if (entryToDelete !== null)
            dispatch(bookChangeConfirmed({ id: entryToDelete.id, what: 'delete' }));
        }}
      />
    </section>
  );
}
