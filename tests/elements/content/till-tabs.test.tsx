import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import '../../../elements/content/till-tabs';
import { tabsMarkup } from '../../src/features/content/markup';

const NAMES = ['paper', 'binding', 'cover'];

async function renderView(inside: string, tabs = 1): Promise<HTMLElement> {
  document.body.innerHTML = `<till-tabs>${inside}</till-tabs>`;
  await waitFor(() => {
    expect(document.querySelectorAll('.till-part-ready')).toHaveLength(tabs);
  });
  return document.querySelector('till-tabs') as HTMLElement;
}

const shownPanels = (): (string | null)[] =>
  [...document.querySelectorAll('[data-content-type=tab-item]')]
    .filter((panel) => panel.closest('[hidden]') === null)
    .map((panel) => panel.getAttribute('data-tab-name'));

const tab = (name: string): HTMLElement => screen.getByRole('tab', { name });

afterEach(() => {
  location.hash = '';
  document.body.replaceChildren();
});

describe('<till-tabs>', () => {
  it('shows the first panel by default [TABS-01]', async () => {
    await renderView(tabsMarkup(NAMES, { active: '' }));
    expect(shownPanels()).toEqual(['paper']);
    expect(tab('paper').getAttribute('aria-selected')).toBe('true');
    expect(tab('binding').getAttribute('aria-selected')).toBe('false');
  });

  it('shows the panel of data-active-tab, and the first one when it is absurd', async () => {
    await renderView(tabsMarkup(NAMES, { active: '2' }));
    expect(shownPanels()).toEqual(['cover']);
    await renderView(tabsMarkup(NAMES, { active: '1e9' }));
    expect(shownPanels()).toEqual(['paper']);
  });

  it('changes the panel by a press and by the keyboard, and names all its parts', async () => {
    await renderView(tabsMarkup(NAMES));
    await userEvent.click(tab('binding'));
    expect(shownPanels()).toEqual(['binding']);
    expect(document.activeElement).toBe(tab('binding'));
    expect(screen.getByRole('tabpanel', { name: 'binding' }).id).toBe('binding');
    expect(tab('binding').getAttribute('aria-controls')).toBe('binding');
    for (const [key, shown] of [
      ['{ArrowRight}', 'cover'],
      ['{ArrowRight}', 'paper'],
      ['{ArrowLeft}', 'cover'],
      ['{Home}', 'paper'],
      ['{End}', 'cover'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(shownPanels()).toEqual([shown]);
      expect(document.activeElement).toBe(tab(shown));
    }
    expect(tab('paper').tabIndex).toBe(-1);
  });

  it.each(['ctrlKey', 'metaKey'])(
    'leaves a click with the %s to the browser, which opens a window',
    async (key) => {
      await renderView(tabsMarkup(NAMES));
      const link = tab('binding').querySelector('a') ?? tab('binding');
      const isLeft = fireEvent.click(link, { [key]: true });
      expect([isLeft, shownPanels()]).toEqual([true, ['paper']]);
      expect([fireEvent.click(link), shownPanels()]).toEqual([false, ['binding']]);
    },
  );

  it('turns the arrow keys with the writing direction', async () => {
    await renderView(`<div style="direction: rtl">${tabsMarkup(NAMES)}</div>`);
    await userEvent.click(tab('binding'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(shownPanels()).toEqual(['cover']);
  });

  it('shows the panel that a link leads into', async () => {
    location.hash = '#note';
    await renderView(
      tabsMarkup(NAMES, { panel: (name) => (name === 'cover' ? '<p id="note">Note</p>' : name) }),
    );
    expect(shownPanels()).toEqual(['cover']);
    location.hash = '#binding';
    window.dispatchEvent(new Event('hashchange'));
    expect(shownPanels()).toEqual(['binding']);
    location.hash = '#%E0%A4%A';
    window.dispatchEvent(new Event('hashchange'));
    expect(shownPanels()).toEqual(['binding']);
  });

  it('keeps tabs inside a panel apart from those around it', async () => {
    await renderView(
      tabsMarkup(['outer', 'other'], {
        panel: (name) => (name === 'outer' ? tabsMarkup(['inner', 'more']) : name),
      }),
      2,
    );
    await userEvent.click(tab('more'));
    expect(shownPanels()).toEqual(['outer', 'more']);
    await userEvent.keyboard('{ArrowRight}');
    expect(shownPanels()).toEqual(['outer', 'inner']);
  });

  it('works twice with the same ids', async () => {
    await renderView(tabsMarkup(NAMES) + tabsMarkup(NAMES), 2);
    const lists = screen.getAllByRole('tablist');
    const second = within(lists[1] as HTMLElement).getByRole('tab', { name: 'cover' });
    await userEvent.click(second);
    expect(shownPanels()).toEqual(['paper', 'cover']);
    const panels = screen.getAllByRole('tabpanel');
    expect(new Set(panels.map(({ id }) => id)).size).toBe(2);
    expect(second.getAttribute('aria-controls')).toBe(panels[1]?.id);
  });

  it('enhances tabs that are added later', async () => {
    const host = await renderView(tabsMarkup(NAMES));
    host.insertAdjacentHTML('afterbegin', tabsMarkup(['late', 'later']));
    await waitFor(() => {
      expect(shownPanels()).toEqual(['late', 'paper']);
    });
  });

  it('leaves the server’s markup as it was when it is removed, and starts again when it is moved', async () => {
    const host = await renderView(tabsMarkup(NAMES));
    const part = host.querySelector('[data-content-type=tabs]') as HTMLElement;
    await userEvent.click(tab('cover'));
    const parent = document.createElement('section');
    document.body.append(parent);
    parent.append(host);
    expect(shownPanels()).toEqual(['cover']);
    host.remove();
    await waitFor(() => {
      expect(part.outerHTML.replaceAll(' class=""', '')).toBe(tabsMarkup(NAMES));
    });
    parent.append(host);
    await waitFor(() => {
      expect(shownPanels()).toEqual(['paper']);
    });
  });

  it('leaves headers without a panel and markup in names alone', async () => {
    await renderView(
      tabsMarkup(NAMES).replace(
        '</ul>',
        '<li role="tab" data-element="headers"><a href="#x">&lt;img src=x onerror=alert(1)&gt;</a></li></ul>',
      ),
    );
    expect(shownPanels()).toEqual(['paper']);
    expect(document.querySelector('till-tabs img')).toBeNull();
  });
});
