import 'till-elements/loader';

const card = document.querySelector('till-card-fields');
const write = (id: string, text: string): void => {
  const output = document.getElementById(id);
  if (output !== null) output.textContent = text;
};

document.addEventListener('till-card-type-changed', ({ detail }) => {
  write('card-type', detail.type ?? 'none');
});
document.getElementById('read')?.addEventListener('click', () => {
  write('card', String(card?.readCard()));
});
