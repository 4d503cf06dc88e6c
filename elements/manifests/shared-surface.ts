import type { AttributeMeta, CssPropertyMeta, EventMeta } from '../element-meta';

/** Read by the loader from every tag; not a property of the element. */
export const loadAttribute: AttributeMeta = {
  type: 'string',
  default: 'eager',
  tsType: "'eager' | 'idle' | 'visible' | 'interaction'",
  description:
    'When the loader fetches the element’s code: immediately (`eager`), when the browser is idle (`idle`), shortly before the element becomes visible (`visible`), or at the first interaction with it (`interaction`).',
};

/** Fired by every element. */
export const sharedEvents: readonly EventMeta[] = [
  {
    name: 'till-element-ready',
    detail: '{ tag: string }',
    description: 'The element has rendered and replaced its fallback content.',
  },
  {
    name: 'till-element-failed',
    detail: '{ tag: string; message: string; code: string; cause: unknown }',
    description:
      'The code could not be loaded, or rendering failed. The fallback content or a retry button is shown. `code` is explained in [messages.md](messages.md), `cause` is the error.',
  },
];

/** Supported by every element; set on `:root`, on the element or on any ancestor. */
export const sharedCssProperties: readonly CssPropertyMeta[] = [
  ['--till-color-accent', '#1f4d43', 'Buttons, links and chosen options.'],
  ['--till-color-accent-strong', '#163a32', 'The accent on hover and press.'],
  ['--till-color-on-accent', '#ffffff', 'Text on the accent colour.'],
  ['--till-color-accent-soft', '#e8f0ed', 'Background of chosen options.'],
  ['--till-color-text', '#1d2321', 'Text.'],
  ['--till-color-text-muted', '#5b6662', 'Secondary text.'],
  ['--till-color-surface', '#ffffff', 'Background.'],
  ['--till-color-surface-muted', '#f6f5f1', 'Background of side panels.'],
  ['--till-color-border', '#ddd9d0', 'Dividers and box borders.'],
  ['--till-color-border-strong', '#85827a', 'Borders of controls.'],
  ['--till-color-danger', '#a8261d', 'Errors.'],
  ['--till-color-danger-soft', '#fbeceb', 'Background of errors.'],
  ['--till-color-success', '#22623f', 'Success.'],
  ['--till-color-success-soft', '#e6f2ea', 'Background of success.'],
  ['--till-color-warning', '#7a4d00', 'Warnings.'],
  ['--till-color-warning-soft', '#fdf3dc', 'Background of warnings.'],
  ['--till-color-focus', '#2563c9', 'The focus ring.'],
  ['--till-color-overlay', 'rgb(20 24 22 / 50%)', 'Backdrop behind a dialog.'],
  ['--till-font-family', 'inherited from the page', 'Font of all text.'],
  ['--till-font-family-heading', 'the text font', 'Font of headings.'],
  ['--till-font-scale', '1', 'Multiplies every text size.'],
  ['--till-font-weight-strong', '600', 'Font weight of labels, totals and buttons.'],
  ['--till-font-weight-heading', '400', 'Font weight of headings.'],
  ['--till-space', '0.25rem', 'Base unit of all spacing; a smaller value makes the layout denser.'],
  ['--till-radius', '10px', 'Corner radius of controls and boxes.'],
  ['--till-radius-small', '6px', 'Corner radius of small parts.'],
  ['--till-radius-large', '16px', 'Corner radius of dialogs and panels.'],
  ['--till-control-height', '48px', 'Height of buttons and form fields.'],
  [
    '--till-shadow',
    '0 1px 2px rgb(20 24 22 / 6%), 0 8px 24px rgb(20 24 22 / 10%)',
    'Shadow of floating layers.',
  ],
  [
    '--till-thumbnail-fit',
    'contain',
    'How a product image fills its square in a list: `contain` or `cover`.',
  ],
].map(([name, initial, description]) => ({
  name: name as `--till-${string}`,
  default: initial as string,
  description: description as string,
}));
