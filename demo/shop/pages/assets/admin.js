/* What the administration's own scripts do beside the forms: buttons that lead elsewhere, and the menu of a split button. */

/** @type {NodeListOf<HTMLElement>} */
const links = document.querySelectorAll('button[data-href]');
for (const button of links) {
  button.addEventListener('click', () => {
    window.location.assign(button.dataset.href ?? '');
  });
}

/** @param {HTMLElement} toggle */
function startMenu(toggle) {
  const around = /** @type {HTMLElement} */ (toggle.parentElement);
  /** @param {boolean} isOpen */
  const open = (isOpen) => {
    around.classList.toggle('active', isOpen);
    toggle.setAttribute('aria-expanded', String(isOpen));
  };
  toggle.addEventListener('click', () => {
    open(!around.classList.contains('active'));
  });
  around.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      open(false);
      toggle.focus();
    }
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof window.Node && !around.contains(target)) open(false);
  });
}

/** @type {NodeListOf<HTMLElement>} */
const toggles = document.querySelectorAll('[data-toggle="dropdown"]');
for (const toggle of toggles) startMenu(toggle);
