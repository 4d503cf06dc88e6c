import { choice, inGroup, toggle } from '../field-kinds';

/** Accounts of customers and guests. */
export const accounts = inGroup('accounts', {
  emailAvailability: toggle(false, {
    label: 'Checkout recognises e-mail addresses',
    shows: 'A guest who types the address of a customer is offered to sign in within the checkout.',
  }),
  registrationAfterOrder: toggle(true, {
    label: 'Create an account after the order',
    shows: 'The success page offers a guest an account made from the details of the order.',
  }),
  newsletter: choice(
    'open',
    { open: 'At once', confirm: 'After a letter is confirmed', customers: 'Customers only' },
    {
      label: 'Newsletter',
      shows: 'How an address from the form at the foot of the page gets on the list.',
    },
  ),
  wishlistCount: choice(
    'items',
    { items: 'Items', quantity: 'Pieces' },
    {
      label: 'Wish list counter',
      shows: 'What the link to the wish list counts.',
    },
  ),
});
