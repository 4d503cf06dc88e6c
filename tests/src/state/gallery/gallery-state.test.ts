import { describe, expect, it } from 'vitest';
import { parseGallery } from '../../../../src/api/page-config/catalog/gallery';
import type { PageSource } from '../../../../src/platform/page/page-source';
import { selectGallery } from '../../../../src/state/gallery/gallery-slice';
import { galleryState } from '../../../../src/state/gallery/gallery-state';
import { createTillStore } from '../../../../src/state/store/store';
import { pageWith } from '../support/products';
import { shop } from '../support/shop';

const page = pageWith({
  '[data-gallery-role=gallery-placeholder]': {
    'mage/gallery/gallery': {
      data: [{ thumb: '/s.jpg', img: '/m.jpg', full: '/l.jpg', caption: 'Mug', type: 'image' }],
      options: { nav: 'dots' },
    },
  },
});

function open(source: PageSource | null) {
  const store = createTillStore({ shop, checkout: null }, { page: () => source });
  store.inject(galleryState);
  return selectGallery(store.getState());
}

describe('the gallery of a page', () => {
  it('is read from its configuration', () => {
    const gallery = open(page);
    expect(gallery).toEqual(parseGallery(page));
    expect(gallery).toMatchObject({ images: [{ img: '/m.jpg' }], options: { nav: 'dots' } });
  });

  it('is none on a page without one, and before it was read', () => {
    expect(open(pageWith({}))).toBeNull();
    expect(open(null)).toBeNull();
    expect(selectGallery(createTillStore({ shop, checkout: null }).getState())).toBeNull();
  });
});
