import type { AttributeMeta, CssPropertyMeta, EventMeta } from '../element-meta';

/** What the loader reads on every tag; not a property of the element. */
export const loadAttribute: AttributeMeta = {
  type: 'string',
  default: 'eager',
  tsType: "'eager' | 'idle' | 'visible' | 'interaction'",
  description:
    'When the loader fetches the code: at once, when the browser is idle, shortly before the element is seen, or at the first touch.',
};

/** Fired by every element. */
export const sharedEvents: readonly EventMeta[] = [
  {
    name: 'till-element-ready',
    detail: '{ tag: string }',
    description: 'The view has taken the place of the fallback.',
  },
  {
    name: 'till-element-failed',
    detail: '{ tag: string; message: string }',
    description:
      'The code could not be loaded, or the view broke. The fallback or a retry button shows.',
  },
];

/** Understood by every element; set them on `:root`, on the tag or on anything around it. */
export const sharedCssProperties: readonly CssPropertyMeta[] = [
  ['--till-color-accent', '#1f4d43', 'Buttons, links and chosen options.'],
  ['--till-color-accent-strong', '#163a32', 'The same, pointed at or pressed.'],
  ['--till-color-on-accent', '#ffffff', 'Text on the accent.'],
  ['--till-color-accent-soft', '#e8f0ed', 'Background of what is chosen.'],
  ['--till-color-text', '#1d2321', 'Text.'],
  ['--till-color-text-muted', '#5b6662', 'Secondary text.'],
  ['--till-color-surface', '#ffffff', 'Background.'],
  ['--till-color-surface-muted', '#f6f5f1', 'Background of side panels.'],
  ['--till-color-border', '#ddd9d0', 'Lines between things.'],
  ['--till-color-border-strong', '#85827a', 'Borders of controls.'],
  ['--till-color-danger', '#a8261d', 'Errors.'],
  ['--till-color-danger-soft', '#fbeceb', 'Background of errors.'],
  ['--till-color-success', '#22623f', 'Success.'],
  ['--till-color-success-soft', '#e6f2ea', 'Background of success.'],
  ['--till-color-warning', '#7a4d00', 'Warnings.'],
  ['--till-color-warning-soft', '#fdf3dc', 'Background of warnings.'],
  ['--till-color-focus', '#2563c9', 'The focus ring.'],
  ['--till-color-overlay', 'rgb(20 24 22 / 50%)', 'What dims the page behind a dialog.'],
  ['--till-font-family', 'as the page', 'The typeface.'],
  ['--till-font-family-heading', 'as the text', 'The typeface of headings.'],
  ['--till-font-scale', '1', 'Multiplies every text size.'],
  ['--till-font-weight-strong', '600', 'Weight of labels, totals and buttons.'],
  ['--till-font-weight-heading', '400', 'Weight of headings.'],
  ['--till-space', '0.25rem', 'The unit of all spacing: smaller is denser.'],
  ['--till-radius', '10px', 'Corners of controls and boxes.'],
  ['--till-radius-small', '6px', 'Corners of small parts.'],
  ['--till-radius-large', '16px', 'Corners of dialogs and panels.'],
  ['--till-control-height', '48px', 'Height of buttons and fields.'],
  ['--till-shadow', '0 1px 2px ...', 'Shadow of what floats.'],
  [
    '--till-thumbnail-fit',
    'contain',
    'How a picture fills its square in a list: `contain` or `cover`.',
  ],
].map(([name, initial, description]) => ({
  name: name as `--till-${string}`,
  default: initial as string,
  description: description as string,
}));
