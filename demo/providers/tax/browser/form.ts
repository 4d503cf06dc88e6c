/** What the shopper has filled in, and how it is sent. */
export interface FormFields {
  readonly kind: 'form' | 'upload' | 'manual';
  readonly number: string;
}

interface FormEvents {
  readonly canUpload: boolean;
  readonly onFinish: (fields: FormFields) => void;
  readonly onCancel: () => void;
}

const SHEET = `
.sandbox-cert { display: grid; gap: 14px; padding: 16px; border: 1px solid #b9c2cc; border-radius: 6px; background: #fff; color: #1d2733; font: 400 15px/1.45 system-ui, sans-serif; }
.sandbox-cert p { margin: 0; }
.sandbox-cert label { display: grid; gap: 4px; font-weight: 600; }
.sandbox-cert input, .sandbox-cert select { box-sizing: border-box; inline-size: 100%; min-block-size: 42px; padding: 8px 10px; border: 1px solid #6b7785; border-radius: 4px; background: #fff; color: inherit; font: inherit; font-weight: 400; }
.sandbox-cert div { display: flex; flex-wrap: wrap; gap: 8px; }
.sandbox-cert button { min-block-size: 40px; padding: 8px 14px; border: 1px solid #10527a; border-radius: 4px; background: #fff; color: #10527a; font: inherit; font-weight: 600; cursor: pointer; }
.sandbox-cert button[type="submit"] { background: #10527a; color: #fff; }
.sandbox-cert small { color: #4a5663; font-size: 13px; }`;

const sheet = new CSSStyleSheet();
sheet.replaceSync(SHEET);

const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

/** The form of a certificate for a zone, as the service's script renders it into the page of a shop. */
export function makeForm(zone: string, { canUpload, onFinish, onCancel }: FormEvents): HTMLElement {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const number = make('input', { type: 'text', required: true, autocomplete: 'off' });
  const reason = make(
    'select',
    {},
    ...['Resale', 'Non-profit', 'School or library'].map((text) => make('option', {}, text)),
  );
  const send = (kind: FormFields['kind']) => {
    onFinish({ kind, number: number.value.trim() });
  };
  const button = (text: string, onPress: () => void) =>
    make('button', { type: 'button', onclick: onPress }, text);
  return make(
    'form',
    {
      className: 'sandbox-cert',
      onsubmit: (event) => {
        event.preventDefault();
        send('form');
      },
    },
    make('p', {}, `Sandbox of a tax service: exemption from the taxes of ${zone}`),
    make('label', {}, 'Reason', reason),
    make('label', {}, 'Exemption number', number),
    make('small', {}, 'Any number is accepted, except REFUSED.'),
    make(
      'div',
      {},
      make('button', { type: 'submit' }, 'Submit certificate'),
      ...(canUpload
        ? [
            button('Upload a document', () => {
              send('upload');
            }),
          ]
        : []),
      button('Send by mail', () => {
        send('manual');
      }),
      button('Cancel', onCancel),
    ),
  );
}
