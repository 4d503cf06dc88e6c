import type { ElementMeta } from '../element-meta';

/** Public surface of `<till-counter>`. */
export const counterMeta: ElementMeta = {
  tag: 'till-counter',
  area: 'content',
  file: 'own',
  summary: 'The number of characters that a text field may still take.',
  description:
    'Wrap it around one server-rendered field; the field stays. The number appears below the field with the first ' +
    'character. A text may grow beyond the limit, so that nothing pasted is cut off: the number of characters that ' +
    'are too many shows, and the form is not sent until the text fits. Screen readers hear the number when little ' +
    'is left and the shopper pauses.',
  attributes: {
    limit: {
      type: 'number',
      description:
        'The greatest number of characters. Without it, the `maxlength` of the field’s `data-validate`, else its own.',
    },
  },
  events: [],
  fallback: 'The field. It stays in place.',
  example:
    '<till-counter><label for="note">Note</label><textarea id="note" name="note" rows="3" maxlength="60"></textarea></till-counter>',
};
