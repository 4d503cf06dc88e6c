/** What runs, loads a document or changes the page around it. Scripts that hold configuration stay. */
const ACTIVE = [
  'script:not([type="text/x-magento-init"], [type="application/json"], [type="application/ld+json"])',
  'base',
  'meta',
  'link',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'portal',
  // They can set the address of a link around them.
  'animate',
  'set',
].join(',');

/** Attributes that run or load by themselves, whatever they contain. */
const HANDLER = /^(?:on|srcdoc$|ping$)/i;

/** Attributes with an address; a name or a text may begin like one that runs. */
const ADDRESS =
  /^(?:(?:xlink:)?href|src|action|formaction|data|poster|background|to|from|values)$/i;

/** An address that runs or is a document of its own; browsers ignore control characters and spaces in a scheme. */
const isActiveAddress = (value: string): boolean =>
  /^(?:(?:java|vb)script:|data:(?!image\/(?!svg)))/i.test(value.replaceAll(/[\s\p{Cc}]/gu, ''));

/**
 * Removes from server-rendered markup every element and attribute that could do something by itself: handlers,
 * scripts, frames, `<base>`, `<meta>` and addresses that run. Also inside templates, which the page may copy.
 */
export function makeInert(root: ParentNode): void {
  for (const element of root.querySelectorAll(ACTIVE)) element.remove();
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      const isUnsafe = ADDRESS.test(name) && isActiveAddress(value);
      if (HANDLER.test(name) || isUnsafe) element.removeAttribute(name);
    }
    if (element instanceof HTMLTemplateElement) makeInert(element.content);
  }
}
