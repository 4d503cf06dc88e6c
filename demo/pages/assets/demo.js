// The demonstration's page saves each switch as it is turned; without this script its button does.

const form = document.querySelector('form[data-autosave]');
const said = document.querySelector('[data-saved]');

if (form instanceof HTMLFormElement && said) {
  form.addEventListener('change', async () => {
    if (!form.reportValidity()) return;
    said.textContent = '';
    try {
      const answer = await fetch(form.action, {
        method: 'POST',
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
        body: new FormData(form),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      const { reload, saved } = await answer.json();
      if (reload) window.location.reload();
      else said.textContent = saved;
    } catch {
      said.textContent = form.dataset.failed ?? '';
    }
  });
}
