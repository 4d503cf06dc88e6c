import type { AddressDraft, Directory, FieldConfig } from '../../../domain/address.types';

/** The form that is filled in. */
export interface AddressLookupProps {
  readonly fields: readonly FieldConfig[];
  readonly directory: Directory;
  readonly draft: AddressDraft;
  readonly onEdit: (name: string, value: string) => void;
  readonly onLeave: (name: string) => void;
}
