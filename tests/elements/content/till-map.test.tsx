import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../elements/content/till-map';
import '../../../src/features/content/map/map-view';
import { addedScripts, fakeMaps, resetMade, holdScripts, made, refusesStyles } from './fake-maps';

// All parts in these tests are near the viewport.
vi.mock('../../../src/features/content/parts/on-visible', () => ({
  onVisible: (_part: Element, wake: () => void) => {
    wake();
    return () => undefined;
  },
}));

const HILL = {
  location_name: 'The hill <b>shop</b>',
  comment: 'Open until seven.\n<img src=x onerror=alert(1)>',
  phone: '+41 44 555 01 20',
  address: 'Hill Street 4',
  city: 'Zurich',
  state: '',
  zipcode: '8001',
  country: 'Switzerland',
  position: { latitude: '47.3769', longitude: '8.5417' },
};
const LAKE = { location_name: 'The lake', position: { latitude: 47.05, longitude: 8.31 } };
const STYLES = [{ stylers: [{ color: '#ffffff' }] }];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const mapMarkup = (locations: unknown, { controls = 'true' } = {}): string =>
  `<div data-content-type="map" data-appearance="default" data-show-controls="${controls}" data-locations="${escaped(typeof locations === 'string' ? locations : JSON.stringify(locations))}" data-element="main"></div>`;

const parts = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-content-type=map]'),
];
const part = (): HTMLElement => parts()[0] ?? expect.fail('no map on the page');
const list = (): Element => document.querySelector('.till-map-list') ?? expect.fail('no list');
const isCovered = (): boolean => list().classList.contains('till-map-list--covered');

/** The script's URL differs per page, so that no page finds the script of the previous one. */
let pages = 0;
let url = '';

interface PageOptions {
  readonly key?: string;
  readonly styles?: unknown;
}

/** Each test has its own page, because a page's store is created once. */
async function renderPage(
  markup: string,
  { key = 'abc', styles = STYLES }: PageOptions = {},
): Promise<void> {
  Reflect.deleteProperty(globalThis, Symbol.for('till.runtime'));
  pages += 1;
  url = `https://maps.example/${String(pages)}?key=${key}`;
  const config = { googleMaps: { url, styles } };
  document.body.innerHTML = `<script type="application/json" data-till-config>${JSON.stringify(config)}</script><till-map>${markup}</till-map>`;
  await waitFor(() => {
    expect(document.querySelector('.till-map, .till-part-hidden')).not.toBeNull();
  });
}

/** Completes the loading of the service's script. */
function finishLoading(maps: unknown = fakeMaps): void {
  const scripts = addedScripts();
  vi.stubGlobal('google', { maps });
  for (const script of scripts) script.dispatchEvent(new Event('load'));
}

async function drawn(count = 1): Promise<void> {
  await waitFor(
    () => {
      expect(document.querySelectorAll('.till-map-canvas')).toHaveLength(count);
    },
    { timeout: 5000 },
  );
}

async function renderDrawn(markup: string, options: PageOptions = {}): Promise<void> {
  await renderPage(markup, options);
  await waitFor(() => {
    expect(document.head.append).toHaveBeenCalled();
  });
  finishLoading();
  await drawn(parts().length);
}

beforeEach(() => {
  resetMade();
  holdScripts();
});

afterEach(async () => {
  document.body.replaceChildren();
  // Elements unmount asynchronously after they are disconnected.
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  document.documentElement.removeAttribute('data-till-consent');
  Reflect.deleteProperty(globalThis, 'gm_authFailure');
  vi.unstubAllGlobals();
});

describe('the locations of <till-map>', () => {
  it('are rendered as a list of texts and links until the map is drawn [MAP-06]', async () => {
    await renderPage(mapMarkup([HILL, LAKE]));
    expect(screen.getByText('The hill <b>shop</b>')).not.toBeNull();
    expect(screen.getByText(/onerror=alert/).textContent).toBe(HILL.comment);
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText('+41 44 555 01 20').closest('a')?.getAttribute('href')).toBe(
      'tel:+41445550120',
    );
    expect(screen.getAllByText('Directions').map((link) => link.getAttribute('href'))).toEqual([
      'https://www.google.com/maps/dir/?api=1&destination=47.3769%2C8.5417',
      'https://www.google.com/maps/dir/?api=1&destination=47.05%2C8.31',
    ]);
    expect(isCovered()).toBe(false);
  });

  it.each(['[]', '{"broken": ', '[{}]'])('hide the map where they are %s [MAP-02]', async (raw) => {
    await renderPage(mapMarkup(raw));
    expect(part().classList.contains('till-part-hidden')).toBe(true);
    expect(part().childElementCount).toBe(0);
    expect(addedScripts()).toEqual([]);
  });

  it('stay a list without coordinates', async () => {
    await renderPage(mapMarkup([{ ...HILL, position: null }]));
    expect(isCovered()).toBe(false);
    expect(addedScripts()).toEqual([]);
  });
});

describe('the map of <till-map>', () => {
  it('starts at zoom 8 in Texas [MAP-08][MAP-09]', async () => {
    // Six maps, because up to five of earlier tests are reused.
    await renderDrawn(mapMarkup([HILL]).repeat(6));
    expect(made.created.at(-1)?.options).toMatchObject({
      center: { lat: 30.2672, lng: -97.7431 },
      zoom: 8,
    });
  });

  it('is centred on a single location at zoom 8, and ignores the wheel [MAP-10][MAP-12]', async () => {
    await renderDrawn(mapMarkup([HILL]));
    expect(made.maps[0]?.options).toMatchObject({
      center: { lat: 47.3769, lng: 8.5417 },
      zoom: 8,
      scrollwheel: false,
      disableDefaultUI: false,
      mapTypeControl: true,
      styles: STYLES,
    });
    expect(made.maps[0]?.bounds).toBeUndefined();
    expect(made.markers.map(({ options }) => options)).toMatchObject([
      { position: { lat: 47.3769, lng: 8.5417 }, title: 'The hill <b>shop</b>' },
    ]);
    expect(isCovered()).toBe(true);
  });

  it('fits several locations [MAP-13]', async () => {
    await renderDrawn(mapMarkup([HILL, LAKE, { ...LAKE, position: null }]));
    expect(made.markers).toHaveLength(2);
    expect(made.maps[0]?.bounds).toEqual({
      south: 47.05,
      north: 47.3769,
      west: 8.31,
      east: 8.5417,
    });
  });

  it('shows several locations at the same point like a single one', async () => {
    await renderDrawn(mapMarkup([LAKE, LAKE]));
    expect(made.maps[0]).toMatchObject({ bounds: undefined, options: { zoom: 8 } });
  });

  it('has no controls if the page disables them', async () => {
    await renderDrawn(mapMarkup([HILL], { controls: 'false' }));
    expect(made.maps[0]?.options).toMatchObject({ disableDefaultUI: true, mapTypeControl: false });
  });

  it('is drawn without styles if the service rejects them [MAP-07]', async () => {
    refusesStyles.value = true;
    await renderDrawn(mapMarkup([HILL]));
    expect(made.maps[0]?.options).toMatchObject({ styles: [], zoom: 8 });
  });

  it('opens the details of a location, at most 350 px wide and never as HTML [MAP-06][MAP-11]', async () => {
    await renderDrawn(mapMarkup([HILL, LAKE]));
    made.markers[0]?.click?.();
    await waitFor(() => {
      expect(made.infos[0]?.isOpen).toBe(true);
    });
    const { content, maxWidth, ariaLabel } = made.infos[0]?.options ?? {};
    expect(maxWidth).toBe(350);
    expect(ariaLabel).toBe('The hill <b>shop</b>');
    expect((content as Element).textContent).toContain('The hill <b>shop</b>');
    expect((content as Element).querySelector('b, img')).toBeNull();
    made.markers[1]?.click?.();
    await waitFor(() => {
      expect(made.infos.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    });
    expect((content as Element).textContent).toContain('The lake');
    made.markers[1]?.click?.();
    await waitFor(() => {
      expect(made.infos).toHaveLength(3);
    });
  });

  it('opens nothing for a location without a name', async () => {
    await renderDrawn(mapMarkup([{ ...HILL, location_name: '' }]));
    made.markers[0]?.click?.();
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(made.infos).toEqual([]);
  });
});

describe('the service of <till-map>', () => {
  it('is loaded by one script for all maps of a page, and nothing else is requested [MAP-14]', async () => {
    const requests = [
      vi.spyOn(window, 'fetch'),
      vi.spyOn(XMLHttpRequest.prototype, 'open'),
      vi.spyOn(navigator, 'sendBeacon'),
    ];
    await renderPage(mapMarkup([HILL]) + mapMarkup([LAKE]) + mapMarkup([HILL, LAKE]));
    await waitFor(() => {
      expect(document.head.append).toHaveBeenCalledTimes(1);
    });
    finishLoading();
    await drawn(3);
    expect(document.head.append).toHaveBeenCalledTimes(1);
    for (const request of requests) expect(request).not.toHaveBeenCalled();
  });

  it('may load its libraries later', async () => {
    await renderPage(mapMarkup([HILL]));
    await waitFor(() => {
      expect(document.head.append).toHaveBeenCalled();
    });
    const maps: Record<string, unknown> = {
      importLibrary: (name: string) => {
        if (name === 'maps') Object.assign(maps, fakeMaps);
        return name === 'maps' ? Promise.resolve() : Promise.reject(new Error('offline'));
      },
    };
    finishLoading(maps);
    await drawn();
  });

  it.each([
    ['defines nothing', () => ({})],
    [
      'throws',
      () => ({
        ...fakeMaps,
        Marker: function refuse() {
          throw new Error('InvalidValueError');
        },
      }),
    ],
  ])('leaves the list when its script %s', async (_, maps) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    await renderPage(mapMarkup([HILL]));
    await waitFor(() => {
      expect(document.head.append).toHaveBeenCalled();
    });
    finishLoading(maps());
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(isCovered()).toBe(false);
    expect(document.querySelector('.till-map-host')?.childElementCount).toBe(0);
  });

  it('is not loaded without a key', async () => {
    await renderPage(mapMarkup([HILL]), { key: '' });
    expect(screen.getByText('Hill Street 4', { exact: false })).not.toBeNull();
    expect(addedScripts()).toEqual([]);
  });

  it('dispatches an event when it refuses the key, and draws no more maps [MAP-03][MAP-04]', async () => {
    const before = vi.fn();
    const raised = vi.fn();
    vi.stubGlobal('gm_authFailure', before);
    document.addEventListener('googleMaps:authFailure', raised);
    await renderDrawn(mapMarkup([HILL]));
    (globalThis as unknown as { gm_authFailure: () => void }).gm_authFailure();
    expect(raised).toHaveBeenCalledTimes(1);
    expect(before).toHaveBeenCalledTimes(1);
    await waitFor(() => {
      expect(isCovered()).toBe(false);
    });
    expect(document.querySelector('.till-map-canvas')).toBeNull();
    document.querySelector('till-map')?.insertAdjacentHTML('beforeend', mapMarkup([LAKE]));
    await waitFor(() => {
      expect(document.querySelectorAll('.till-map-list')).toHaveLength(2);
    });
    expect(document.querySelectorAll('.till-map-canvas')).toHaveLength(0);
    document.removeEventListener('googleMaps:authFailure', raised);
  });
});

describe('a <till-map> that is removed', () => {
  it('is not drawn when the script loads later, and is drawn when it is inserted again', async () => {
    await renderPage(mapMarkup([HILL]));
    await waitFor(() => {
      expect(document.head.append).toHaveBeenCalled();
    });
    const element = document.querySelector('till-map') as HTMLElement;
    const map = part();
    map.remove();
    await waitFor(() => {
      expect(map.childElementCount).toBe(0);
    });
    finishLoading();
    expect(made.maps).toEqual([]);
    element.append(map);
    await waitFor(() => {
      expect(map.childElementCount).toBe(1);
    });
    await drawn();
  });

  it('restores the markup, and its map is reused by the next one', async () => {
    const markup = mapMarkup([HILL]);
    await renderDrawn(markup);
    const map = part();
    const canvas = document.querySelector('.till-map-canvas');
    document.querySelector('till-map')?.remove();
    await waitFor(() => {
      expect(map.childElementCount).toBe(0);
    });
    expect(made.markers[0]?.map).toBeNull();
    const count = made.created.length;
    await renderDrawn(markup);
    expect(document.querySelector('.till-map-canvas')).toBe(canvas);
    expect(made.created).toHaveLength(count);
  });
});

describe('a <till-map> on a page that requires consent', () => {
  const ask = (): void => {
    document.documentElement.setAttribute('data-till-consent', '');
  };

  it('waits for consent, given at the map or elsewhere', async () => {
    ask();
    await renderPage(mapMarkup([HILL]));
    expect(addedScripts()).toEqual([]);
    fireEvent.click(screen.getByText('Show the map'));
    await waitFor(() => {
      expect(document.head.append).toHaveBeenCalled();
    });
    finishLoading();
    await drawn();
    expect(screen.queryByText('Show the map')).toBeNull();
    document.documentElement.setAttribute('data-till-consent', 'vimeo');
    document.dispatchEvent(new Event('till-consent-changed'));
    await drawn(0);
  });

  it('does not set the consent if the page cancels its event', async () => {
    ask();
    await renderPage(mapMarkup([HILL]));
    const requested = vi.fn((event: Event) => {
      event.preventDefault();
    });
    document.addEventListener('till-consent-requested', requested);
    fireEvent.click(screen.getByText('Show the map'));
    document.removeEventListener('till-consent-requested', requested);
    expect(requested.mock.lastCall?.[0]).toMatchObject({ detail: { service: 'google-maps' } });
    expect(document.documentElement.dataset['tillConsent']).toBe('');
    expect(addedScripts()).toEqual([]);
  });

  it('shows no consent button without a service', async () => {
    ask();
    await renderPage(mapMarkup([HILL]), { key: '' });
    expect(screen.queryByText('Show the map')).toBeNull();
  });
});
