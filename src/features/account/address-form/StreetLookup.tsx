import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Directory } from '../../../domain/address.types';
import { AddressLookup } from '../../shared/address-lookup/AddressLookup';
import { nameOf } from '../../shared/form/field-names';
import { addressDraft, addressFields, fillField } from './address-fields';

function createSlot(): HTMLDivElement {
  const slot = document.createElement('div');
  slot.className = 'till till-slot';
  return slot;
}

interface StreetLookupProps {
  readonly form: HTMLFormElement;
  readonly directory: Directory;
}

/** Suggested addresses below the street of the server's form, which is filled in as autofill does (docs/address-lookup.md). */
export function StreetLookup({ form, directory }: StreetLookupProps) {
  const [slot] = useState(createSlot);
  const [draft, setDraft] = useState(() => addressDraft(form));
  const fields = addressFields(form);
  const street = fields.get('street.0');
  useEffect(() => {
    street?.after(slot);
    return () => {
      slot.remove();
    };
  }, [street, slot]);
  useEffect(() => {
    const read = (): void => {
      setDraft(addressDraft(form));
    };
    form.addEventListener('input', read);
    form.addEventListener('change', read);
    return () => {
      form.removeEventListener('input', read);
      form.removeEventListener('change', read);
    };
  }, [form]);
  if (!(street instanceof HTMLInputElement)) return null;
  return createPortal(
    <AddressLookup
      input={street}
      fields={[...fields].map(([name, control]) => ({ name, label: nameOf(control) }))}
      directory={directory}
      draft={draft}
      onEdit={(name, value) => {
        fillField(fields.get(name), value);
      }}
    />,
    slot,
  );
}
