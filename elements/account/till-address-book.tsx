import { AddressBook } from '../../src/features/account/address-book/AddressBook';
import { addressBookState } from '../../src/state/address-book/address-book-state';
import { define } from '../define';
import { addressBookMeta } from './till-address-book.meta';

define(addressBookMeta, AddressBook, { needs: [addressBookState], keepsChildren: true });
