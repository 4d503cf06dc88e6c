import type { AddressDraft, Directory, FieldConfig } from '../../../domain/address.types';

/** The form that is filled in. */
export interface AddressLookupProps {
  readonly fields: readonly Pick<FieldConfig, 'name' | 'label'>[];
  readonly directory: Directory;
  readonly draft: AddressDraft;
  /** The first line of the street; left out: the first field beside the list. */
  readonly input?: HTMLInputElement;
  readonly onEdit: (name: string, value: string) => void;
  /** The street has been filled in, as if the shopper had left it. */
  readonly onLeave?: (name: string) => void;
}
