// Saves each setting on the demo page when it changes; without this script its button does.

const form = document.querySelector('form[data-autosave]');
const saveStatus = document.querySelector('[data-saved]');
const list = document.querySelector('[data-changes]');
const stock = document.querySelector('[data-stock]');

/** Shows the changed settings at the top of the page. @param {{ name: string, label: string, value: string }[]} changes */
function showChanges(changes) {
  list?.replaceChildren(
    ...changes.map(({ name, label, value }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      const strong = document.createElement('strong');
      link.href = `#set-${name}`;
      strong.textContent = value;
      link.append(`${label}: `, strong);
      item.append(link);
      return item;
    }),
  );
  const isStock = changes.length === 0 && !document.querySelector('[data-others]');
  stock?.toggleAttribute('hidden', !isStock);
}

if (form instanceof HTMLFormElement && saveStatus) {
  form.addEventListener('change', async () => {
    if (!form.reportValidity()) return;
    saveStatus.textContent = '';
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        body: new FormData(form),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      const { reload, saved, changes } = await answer.json();
      showChanges(changes);
      if (reload) window.location.reload();
      else saveStatus.textContent = saved;
    } catch {
      saveStatus.textContent = form.dataset.failed ?? '';
    }
  });
}
