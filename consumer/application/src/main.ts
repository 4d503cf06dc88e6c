import 'till-elements/loader';
import { till } from 'till-elements';

// Nothing here is rendered by the shop, so the page says what a page of the shop would contain.
till.configure({
  baseUrl: `${location.origin}/`,
  storeCode: 'default',
  priceFormat: {
    pattern: '$%s',
    precision: 2,
    requiredPrecision: 2,
    decimalSymbol: '.',
    groupSymbol: ',',
    groupLength: 3,
    integerRequired: false,
  },
});

till.subscribe(
  ({ cart }) => cart?.count ?? 0,
  (count) => {
    const output = document.getElementById('count');
    if (output !== null) output.textContent = String(count);
  },
);
