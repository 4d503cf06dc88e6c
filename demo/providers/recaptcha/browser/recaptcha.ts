import type { Grecaptcha, ServicePage } from './sdk.types';
import { SandboxWidget } from './widget';

const page = globalThis as unknown as ServicePage;
const { origin = '', waiting = [] } = page.recaptchaSandbox ?? {};
const widgets: SandboxWidget[] = [];
const rendered = new WeakSet<HTMLElement>();

function widgetOf(id = 0): SandboxWidget {
  const widget = widgets[id];
  if (widget === undefined) throw new Error('Invalid reCAPTCHA client id: ' + String(id));
  return widget;
}

const service: Required<Grecaptcha> = {
  ready: (onReady) => {
    onReady();
  },
  render: (element, parameters) => {
    if (rendered.has(element)) {
      throw new Error('reCAPTCHA has already been rendered in this element');
    }
    rendered.add(element);
    return widgets.push(new SandboxWidget(origin, element, parameters)) - 1;
  },
  reset: (id) => {
    widgetOf(id).reset();
  },
  execute: (id) => {
    widgetOf(id).execute();
  },
  getResponse: (id) => widgetOf(id).response,
};

page.grecaptcha = service;
for (const onReady of waiting) onReady();
