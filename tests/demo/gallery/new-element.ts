import type { ElementMeta } from '../../../elements/element-meta';

/** An element that has been added only to the table. */
export const newElement: ElementMeta = {
  tag: 'till-new',
  area: 'content',
  file: 'own',
  summary: 'New.',
  description: 'Newly made.',
  attributes: {
    maxItems: { type: 'number', description: 'How many.' },
    isOpen: { type: 'boolean', default: true, description: 'Open.' },
    side: { type: 'string', tsType: "'left' | 'right'", description: 'Where.' },
    heading: { type: 'string', default: 'New', description: 'The heading.' },
    rules: { type: 'json', description: 'Rules.' },
  },
  events: [{ name: 'till-new-made', description: 'Made.' }],
  cssProperties: [
    { name: '--till-new-color', default: '#aabbcc', description: 'Colour.' },
    { name: '--till-new-size', default: '1.5rem', description: 'Size.' },
    { name: '--till-new-shadow', default: '0 1px 2px ...', description: 'Shadow.' },
  ],
  fallback: 'A link.',
  example: '<till-new heading="Here" max-items="3"><a href="/">Home</a></till-new>',
};
