// The search of the index, and the workbench of an element's page. Without this script both are plain forms.

import { openWorkbench } from './workbench.js';

document.documentElement.classList.add('scripted');

const find = document.querySelector('[data-find]');
const none = document.querySelector('[data-nothing]');
if (find instanceof HTMLInputElement && none) {
  const groups = [...document.querySelectorAll('[data-group]')].map((group) => ({
    group,
    /** @type {NodeListOf<HTMLElement>} */
    cards: group.querySelectorAll('[data-search]'),
  }));
  const look = () => {
    const words = find.value.trim().toLowerCase();
    let shown = 0;
    for (const { group, cards } of groups) {
      let inGroup = 0;
      for (const card of cards) {
        card.hidden = !card.dataset.search?.includes(words);
        if (!card.hidden) inGroup++;
      }
      group.toggleAttribute('hidden', inGroup === 0);
      shown += inGroup;
    }
    none.textContent = shown === 0 ? 'No element is called or described like that.' : '';
  };
  find.addEventListener('input', look);
  // Text typed before this script ran.
  look();
}

// The list may be longer than the window: the current entry is scrolled into view.
for (const current of document.querySelectorAll('.side [aria-current]')) {
  const side = current.closest('.side');
  if (side && side.scrollHeight > side.clientHeight) current.scrollIntoView({ block: 'nearest' });
}

const play = document.querySelector('#play');
if (play instanceof HTMLFormElement) openWorkbench(play);
