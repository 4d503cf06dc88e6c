import { describe, expect, it } from 'vitest';

import { elementsByArea, elementsOf, galleryElements } from '../../../demo/gallery/surface';
import { allMetas } from '../../../elements/all-meta';
import { newElement } from './new-element';

describe('the gallery’s data about the elements', () => {
  it('is every element of their table, in its order', () => {
    expect(galleryElements.map(({ tag }) => tag)).toEqual(allMetas.map(({ tag }) => tag));
  });

  it('takes the area from the element’s folder', () => {
    expect(
      elementsByArea()
        .get('checkout')
        ?.map(({ tag }) => tag),
    ).toContain('till-checkout');
    expect(galleryElements.filter(({ area }) => area === 'other')).toEqual([]);
  });

  it('generates controls for a new element without configuration', () => {
    const [element] = elementsOf([newElement], new Map([['till-new', 'catalog']]));
    expect(element).toMatchObject({ tag: 'till-new', area: 'catalog' });
    expect(element?.attributes.map(({ name, control }) => [name, control])).toEqual([
      ['max-items', { kind: 'number', unit: '' }],
      ['is-open', { kind: 'boolean', initially: true }],
      ['side', { kind: 'choice', options: ['left', 'right'] }],
      ['heading', { kind: 'text' }],
      ['rules', { kind: 'json' }],
    ]);
    expect(element?.properties.map(({ control }) => control)).toEqual([
      { kind: 'colour', initially: '#aabbcc' },
      { kind: 'number', unit: 'rem' },
      { kind: 'text' },
    ]);
  });

  it('lists its own events and those that every element fires', () => {
    const [element] = elementsOf([newElement], new Map());
    expect(element?.events.map(({ name }) => name)).toEqual([
      'till-new-made',
      'till-element-ready',
      'till-element-failed',
    ]);
  });
});
