import { useEffect, useState } from 'react';
import { formKey } from '../../../platform/form-key';
import { navigate } from '../../../platform/navigate';
import { selectAccount } from '../../../state/account/account-slice';
import { deletionUrl } from '../../../state/address-book/deletion-url';
import { useTillSelector } from '../../../state/shared/hooks';
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog';
import { useT } from '../../../ui/i18n';
import { addressUrls } from './address-urls';

/** The id of the address whose deletion was pressed in the server's table. */
function pressedDeletion(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('[data-address]') : null;
  return link?.getAttribute('data-address') ?? null;
}

const isAddition = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="add-address"]') !== null;

/**
 * Gives the links of the server's table what its own script would: a question before an address is deleted, and the
 * navigation (BOOK-02).
 */
export function ServerBook({ host }: { readonly host: HTMLElement }) {
  const t = useT();
  const { pages } = useTillSelector(selectAccount);
  const baseUrl = useTillSelector(({ config }) => config.shop.baseUrl);
  const [idToDelete, setIdToDelete] = useState<string | null>(null);
  useEffect(() => {
    const press = (event: MouseEvent): void => {
      const id = pressedDeletion(event.target);
      if (id === null && !isAddition(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (id === null) navigate(addressUrls(pages, baseUrl).add);
      else setIdToDelete(id);
    };
    host.addEventListener('click', press, { capture: true });
    return () => {
      host.removeEventListener('click', press, { capture: true });
    };
  }, [host, pages, baseUrl]);
  return (
    <ConfirmDialog
      open={idToDelete !== null}
      text={t('Are you sure you want to delete this address?')}
      confirmLabel={t('Delete')}
      onCancel={() => {
        setIdToDelete(null);
      }}
      onConfirm={() => {
        setIdToDelete(null);
        if (idToDelete !== null) {
          navigate(deletionUrl(pages?.deleteUrlPrefix ?? null, baseUrl, idToDelete, formKey()));
        }
      }}
    />
  );
}
