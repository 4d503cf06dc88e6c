// Records what the pages of a visit push to the data layer and lists it on the demo's settings page. A real shop would
// load its tag manager instead.

const KEY = 'demo-pushed';

/** @returns {{ event?: string }[]} */
function kept() {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** @param {object} entry */
function keep(entry) {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([...kept(), entry]));
  } catch {
    // Storage is blocked or full: the page's own data layer still has the entries.
  }
}

const layer = /** @type {object[]} */ (Reflect.get(window, 'dataLayer') ?? []);
Reflect.set(window, 'dataLayer', layer);
const push = layer.push.bind(layer);
/** @param {object[]} entries */
layer.push = (...entries) => {
  entries.forEach(keep);
  return push(...entries);
};

const pushedList = document.querySelector('[data-pushed]');
const events = kept().filter(({ event }) => event !== undefined);
if (pushedList !== null && events.length > 0) {
  pushedList.replaceChildren(
    ...events.map((entry) => {
      const item = document.createElement('li');
      const details = document.createElement('details');
      const summary = document.createElement('summary');
      const text = document.createElement('pre');
      summary.textContent = entry.event ?? '';
      text.textContent = JSON.stringify(entry, null, 2);
      text.tabIndex = 0;
      details.append(summary, text);
      item.append(details);
      return item;
    }),
  );
}
