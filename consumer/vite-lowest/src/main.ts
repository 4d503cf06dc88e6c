import 'till-elements/loader';
import 'till-elements/style.css';

const output = (id: string, text: string): void => {
  const element = document.getElementById(id);
  if (element !== null) element.textContent = text;
};
const card = document.querySelector('till-card-fields');
card?.addEventListener('till-card-type-changed', ({ detail }) => {
  output('card-type', detail.type ?? 'none');
});
document.querySelector('#read')?.addEventListener('click', () => {
  output('card', String(card?.readCard()));
});
