import { call } from '../browser/api';
import type { FieldState, FrameOptions, ToFrame } from '../browser/protocol.types';
import { applyAppearance } from './appearance';
import { type CardFields, makeCardFields } from './card-fields';
import * as cardFormat from '../../shared/frames/card-format';
import * as card from './card-input';
import { reportHeight } from '../../shared/frames/page-around';
import { handleCall, type Handlers, KEY, listen, notifyPage } from './channel';
import { h, root } from '../../shared/frames/dom';
import { makeField } from './field';
import { t } from './phrases';
import { sendConfirmationToken, sendMethod } from './send-card';

/** The fields of a frame, of any kind. */
type Shown = Pick<CardFields, 'element' | 'fields' | 'state'> & { readonly handlers: Handlers };

function cardShown(options: FrameOptions, changed: () => void): Shown {
  const fields = makeCardFields(options, changed);
  return {
    ...fields,
    handlers: {
      paymentMethod: (args) => sendMethod(fields.params(), args),
      confirmationToken: (args) => sendConfirmationToken(fields.params(), args),
    },
  };
}

/** The security code alone. */
function codeShown({ element }: FrameOptions, changed: () => void): Shown {
  const field = makeField(
    {
      name: 'cvc',
      label: 'Security code',
      isLabelHidden: true,
      attributes: {
        inputmode: 'numeric',
        autocomplete: 'cc-csc',
        placeholder: element.placeholder ?? 'CVC',
      },
      format: cardFormat.formatCode,
      check: card.checkCode(() => ''),
    },
    changed,
  );
  field.input.disabled = element.disabled === true;
  return {
    element: field.element,
    fields: [field],
    state: () => ({
      empty: field.input.value === '',
      complete: field.problem() === null,
      country: null,
      postalCode: null,
    }),
    handlers: {
      codeToken: async () => {
        const problem = field.problem();
        if (problem) return { error: problem };
        const cvc_update = { cvc: field.input.value };
        return call(location.origin, KEY, 'POST', '/v1/tokens', { cvc_update });
      },
    },
  };
}

/** Runs a frame of fields until the page closes it. */
class FieldsFrame {
  private shown: Shown | null = null;
  private isCollapsed = false;
  private readonly opener = h('button', {
    type: 'button',
    class: 'opener',
    'aria-expanded': 'false',
  });

  constructor(private readonly kind: 'payment' | 'card' | 'cardCvc') {}

  heard(message: ToFrame): void {
    const first = this.shown?.fields[0]?.input;
    switch (message.type) {
      case 'init':
        this.init(message.options);
        break;
      case 'options':
        applyAppearance(message.options);
        break;
      case 'focus':
        (this.isCollapsed ? this.opener : first)?.focus();
        break;
      case 'blur':
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        break;
      case 'clear':
        this.clear();
        break;
      case 'collapse':
        this.collapse(true);
        break;
      case 'call':
        void handleCall({ ...this.shown?.handlers, validate: () => this.validate() }, message);
        break;
      default:
        break;
    }
  }

  private init(options: FrameOptions): void {
    applyAppearance(options);
    const make = this.kind === 'cardCvc' ? codeShown : cardShown;
    this.shown = make(options, () => {
      this.changed();
    });
    const note = h(
      'p',
      { class: 'note' },
      t('Sandbox: no money moves. Test card 4242 4242 4242 4242.'),
    );
    this.opener.append(t('Card'));
    this.opener.hidden = true;
    this.opener.addEventListener('click', () => {
      this.collapse(false);
      this.shown?.fields[0]?.input.focus();
    });
    const isForm = this.kind === 'payment';
    root().append(this.opener, this.shown.element, ...(isForm ? [note] : []));
    if (options.element.collapsed === true) this.collapse(true);
    addEventListener('focusin', () => notifyPage({ type: 'focus' }));
    addEventListener('focusout', () => notifyPage({ type: 'blur' }));
    addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') notifyPage({ type: 'escape' });
    });
    reportHeight();
    notifyPage({ type: 'ready' });
  }

  private changed(): void {
    if (!this.shown) return;
    const problem = this.shown.fields.find(
      ({ input }) => input.getAttribute('aria-invalid') === 'true',
    );
    const { code = '', message = '' } = problem?.problem() ?? {};
    const error = problem ? { error: { type: 'validation_error', code, message } as const } : {};
    const state: FieldState = { ...this.shown.state(), collapsed: this.isCollapsed, ...error };
    notifyPage({ type: 'change', state });
  }

  private clear(): void {
    for (const field of this.shown?.fields ?? []) {
      field.input.value = '';
      field.show(false);
    }
    this.changed();
  }

  private collapse(isCollapsed: boolean): void {
    this.isCollapsed = isCollapsed;
    this.opener.hidden = !isCollapsed;
    if (this.shown) this.shown.element.hidden = isCollapsed;
    this.changed();
  }

  private validate() {
    if (this.isCollapsed) this.collapse(false);
    const fields = this.shown?.fields ?? [];
    for (const field of fields) field.show(true);
    const wrong = fields.find((field) => field.problem() !== null);
    wrong?.input.focus();
    return Promise.resolve(wrong?.problem() ?? null);
  }
}

/** Starts a frame of fields. */
export function startFields(kind: 'payment' | 'card' | 'cardCvc'): void {
  const frame = new FieldsFrame(kind);
  listen((message) => {
    frame.heard(message);
  });
  notifyPage({ type: 'hello' });
}
