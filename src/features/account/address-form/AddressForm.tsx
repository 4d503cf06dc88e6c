import { useState, useSyncExternalStore } from 'react';
import { selectAddressForm } from '../../../state/account/address-form-slice';
import { addressLookups } from '../../../state/extensions/extensions';
import { useTillSelector } from '../../../state/shared/hooks';
import { useT } from '../../../ui/i18n';
import type { FormKind } from '../../shared/form/check-form';
import { useLazyView } from '../../shared/late/useLazyView';
import { elementAround } from '../page-nodes';
import { SentForm } from '../SentForm';
import { useCountry } from './useCountry';

const KIND: FormKind = {};

const loadVerified = () => import('./VerifiedForm').then(({ VerifiedForm }) => VerifiedForm);

const loadLookup = () => import('./StreetLookup').then(({ StreetLookup }) => StreetLookup);

/** Before the form is sent or refilled, its regions have to be there: effects of siblings run in their order. */
function CountryFields({ form }: { readonly form: HTMLFormElement }) {
  const t = useT();
  const { directory, defaultRegion } = useTillSelector(selectAddressForm);
  const locale = useTillSelector(({ config }) => config.shop.locale);
  const lookups = useSyncExternalStore(addressLookups.subscribe, addressLookups.list);
  const { View: Lookup } = useLazyView(lookups.length > 0, loadLookup);
  useCountry(form, { directory, defaultRegion, locale, t });
  const isVerified = useTillSelector(({ verifiedForm }) => verifiedForm !== undefined);
  const { View: Verified } = useLazyView(isVerified, loadVerified);
  return (
    <>
      {Lookup !== null && <Lookup form={form} directory={directory} />}
      {Verified !== null && <Verified form={form} directory={directory} />}
    </>
  );
}

/** The form of an address around the server's own: regions, postcode, rules, and sending without losing anything. */
export function AddressForm() {
  const [root, setRoot] = useState<Element | null>(null);
  const form = elementAround(root)?.querySelector('form') ?? null;
  return (
    <div ref={setRoot}>
      {form !== null && (
        <>
          <CountryFields form={form} />
          <SentForm form={form} kind={KIND} what="address" />
        </>
      )}
    </div>
  );
}
