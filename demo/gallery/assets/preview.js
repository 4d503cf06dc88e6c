// A preview reports its element's events to the page around it, and applies the visitor's changes there.

const about = /** @type {{ tag: string, events: string[], properties: Record<string, string> }} */ (
  JSON.parse(document.documentElement.dataset.preview ?? '{}')
);
const base = new URL('.', location.href);

// Set through the CSSOM, which a strict content security policy allows, unlike style attributes.
const sheet = new CSSStyleSheet();
sheet.insertRule(':root {}');

/** @param {Record<string, string>} properties */
function dress(properties) {
  const rule = sheet.cssRules[0];
  if (!(rule instanceof CSSStyleRule)) return;
  for (const name of [...rule.style]) rule.style.removeProperty(name);
  for (const [name, value] of Object.entries(properties)) rule.style.setProperty(name, value);
  // Last, so that it comes after the elements' own style sheets.
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets.filter((other) => other !== sheet),
    sheet,
  ];
}

/** @param {Record<string, string>} attributes @param {string[]} names of the attributes that may be set */
function change(attributes, names) {
  for (const element of document.querySelectorAll(about.tag)) {
    for (const name of names) {
      const value = attributes[name];
      if (value === undefined) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
  }
}

/** Events from before the page around it listened. @type {{ name: string, detail: string }[]} */
const pending = [];

/**
 * Synchronous, since messages sent while the element navigates to another page would arrive too late.
 * @param {{ name: string, detail: string }} line
 */
function post(line) {
  if (window.parent === window) return;
  const event = new CustomEvent('gallery:line', { detail: line, cancelable: true });
  const isHeard = !window.parent.dispatchEvent(event);
  if (!isHeard) pending.push(line);
}

window.addEventListener('gallery:listening', () => {
  for (const line of pending.splice(0)) post(line);
});

for (const name of about.events) {
  document.addEventListener(name, (event) => {
    const detail = event instanceof CustomEvent ? (event.detail ?? null) : null;
    post({ name, detail: JSON.stringify(detail) });
  });
}

// An attribute may contain a URL of the real shop; a preview does not navigate there.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.href.startsWith(base.href)) return;
  if (link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  post({ name: 'Leads to', detail: link.href });
});

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.parent || origin !== location.origin || data.kind !== 'choice') return;
  dress(data.properties);
  change(data.attributes, data.names);
});

/** Reports the height of the content to the page around; a dialog takes the maximum. */
function reportHeight() {
  const isAll = document.querySelector('dialog[open]') !== null;
  const detail = isAll ? null : document.body.scrollHeight;
  window.parent.dispatchEvent(new CustomEvent('gallery:height', { detail }));
}

let isMeasuring = false;
function measure() {
  if (isMeasuring || window.parent === window) return;
  isMeasuring = true;
  requestAnimationFrame(() => {
    isMeasuring = false;
    reportHeight();
  });
}
new ResizeObserver(measure).observe(document.body);
// A list that opens over the page, or a dialog, does not change the body's height.
new MutationObserver(measure).observe(document.body, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ['open', 'class', 'hidden'],
});
window.addEventListener('gallery:listening', measure);

dress(about.properties);
document.addEventListener('till-element-ready', () => dress(about.properties), { once: true });
