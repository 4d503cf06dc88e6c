// An element's page: choices apply to the preview at once, its events are listed, snippets are updated and can be copied.

import { keepMeasures } from './stage.js';

const PAUSE = 120;
const LOGGED = 100;

/** @template {Element} T @param {string} selector @param {new () => T} kind @returns {T} */
function part(selector, kind) {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${selector}.`);
}

/** @param {HTMLFormElement} play */
export function openWorkbench(play) {
  const address = `/gallery/${play.dataset.tag ?? ''}`;
  const frame = part('[data-frame]', HTMLIFrameElement);
  const stage = part('[data-stage]', HTMLElement);
  const { showWidth, showHeight } = keepMeasures(stage);
  const names = [...play.elements].flatMap((field) => {
    const name = field.getAttribute('name') ?? '';
    return name.startsWith('attr.') ? [name.slice('attr.'.length)] : [];
  });

  const query = () => {
    const chosen = new URLSearchParams();
    for (const [name, value] of new FormData(play)) {
      // Empty fields are omitted from the URL; an empty attribute is not, since it removes the default.
      if (value !== '' || name.startsWith('attr.')) chosen.append(name, String(value));
    }
    return chosen.toString();
  };

  const showPreview = () => {
    // Replaced, not pushed: the back button leaves the element's page instead of stepping through its states.
    frame.contentWindow?.location.replace(`${address}/preview?${query()}`);
  };

  let asked = 0;
  const follow = async () => {
    const ticket = ++asked;
    const search = query();
    history.replaceState(null, '', `${address}?${search}`);
    part('[data-alone]', HTMLAnchorElement).href = `${address}/preview?${search}`;
    const answer = await fetch(`${address}/choice?${search}`);
    if (!answer.ok || ticket !== asked) return;
    const { attributes, properties, html, css } = await answer.json();
    frame.contentWindow?.postMessage(
      { kind: 'choice', attributes, properties, names },
      location.origin,
    );
    for (const [id, text] of [
      ['html', html],
      ['css', css],
    ]) {
      part(`#snippet-${id}`, HTMLElement).textContent = text;
      part(`[data-snippet="${id}"]`, HTMLElement).hidden = text === '';
    }
  };

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    if (target instanceof HTMLInputElement) {
      const text = document.getElementById(target.dataset.colour ?? '');
      if (text instanceof HTMLInputElement) text.value = target.value;
      const picker = document.querySelector(`[data-colour="${target.id}"]`);
      if (picker instanceof HTMLInputElement && /^#[0-9a-f]{6}$/i.test(target.value)) {
        picker.value = target.value;
      }
      if (target.name === 'width') showWidth(target.value);
      if (target.name === 'state') {
        const notes = part('[data-notes]', HTMLTemplateElement).content;
        const note = notes.querySelector(`[data-note="${target.value}"]`);
        part('[data-state-note]', HTMLElement).textContent = note?.textContent ?? '';
        showPreview();
      }
    }
    clearTimeout(timer);
    timer = setTimeout(() => void follow(), PAUSE);
  });
  play.addEventListener('submit', (event) => {
    event.preventDefault();
    void follow();
  });
  part('[data-again]', HTMLElement).addEventListener('click', showPreview);

  window.addEventListener('gallery:height', (event) => {
    showHeight(/** @type {CustomEvent<number | null>} */ (event).detail);
  });
  offerCopies();
  keepLog(frame);
}

/** @param {HTMLIFrameElement} frame */
function keepLog(frame) {
  const box = part('[data-log-box]', HTMLElement);
  const log = part('[data-log]', HTMLElement);
  const empty = part('[data-log-empty]', HTMLElement);
  /** @param {string} name @param {string} detail */
  const add = (name, detail) => {
    const line = document.createElement('li');
    const time = document.createElement('time');
    time.textContent = new Date().toLocaleTimeString('en-GB');
    const what = document.createElement('code');
    what.textContent = name;
    line.append(time, ' ', what);
    if (detail !== 'null') {
      const rest = document.createElement('code');
      rest.className = 'log-detail';
      rest.textContent = detail;
      line.append(' ', rest);
    }
    log.append(line);
    while (log.children.length > LOGGED) log.firstElementChild?.remove();
    box.scrollTop = box.scrollHeight;
    empty.hidden = true;
  };
  window.addEventListener('gallery:line', (event) => {
    // From another window, with its own CustomEvent class.
    const { name, detail } = /** @type {CustomEvent<{ name: string, detail: string }>} */ (event)
      .detail;
    add(name, detail);
    // Received, so the preview need not store it.
    event.preventDefault();
  });
  // The preview may have loaded before this script.
  frame.contentWindow?.dispatchEvent(new Event('gallery:listening'));
  part('[data-clear]', HTMLElement).addEventListener('click', () => {
    log.replaceChildren();
    empty.hidden = false;
  });
}

function offerCopies() {
  const status = part('[data-copied]', HTMLElement);
  /** @type {NodeListOf<HTMLElement>} */
  const buttons = document.querySelectorAll('[data-copy]');
  for (const button of buttons) {
    const label = button.firstChild;
    button.addEventListener('click', async () => {
      const code = part(`#snippet-${button.dataset.copy ?? ''}`, HTMLElement);
      const isCopied = await copy(code);
      status.textContent = '';
      status.textContent = isCopied ? 'Copied.' : 'Selected: copy it with the keyboard.';
      if (label) label.textContent = isCopied ? 'Copied' : 'Selected';
      setTimeout(() => {
        if (label) label.textContent = 'Copy';
      }, 2000);
    });
  }
}

/** @param {HTMLElement} code */
async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return true;
  } catch {
    // Without clipboard permission, the text is selected for the visitor to copy.
    getSelection()?.selectAllChildren(code);
    return false;
  }
}
