import 'till-elements/elements/till-mini-cart';
import { till } from 'till-elements';

// In addition to static imports: an element that is loaded on demand.
import('till-elements/elements/till-card-fields');

const output = (id, text) => {
  document.getElementById(id).textContent = text;
};
till.on('till-card-type-changed', ({ detail }) => output('card-type', detail.type ?? 'none'));
document.querySelector('#read').addEventListener('click', () => {
  output('card', String(document.querySelector('till-card-fields').readCard()));
});
