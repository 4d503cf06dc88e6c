// The preview's page is as wide as is asked for; where there is less room it is drawn smaller.

/** @type {Record<string, number>} */
const WIDTHS = { phone: 390, desktop: 1280 };

/**
 * @param {HTMLElement} stage
 * @returns {(width: string) => void}
 */
export function keepWidth(stage) {
  const sheet = new CSSStyleSheet();
  sheet.insertRule('.stage {}');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let chosen =
    Object.keys(WIDTHS).find((width) => stage.classList.contains(`stage-${width}`)) ?? 'fit';

  const fit = () => {
    const rule = sheet.cssRules[0];
    const scale = Math.min(1, stage.clientWidth / (WIDTHS[chosen] ?? stage.clientWidth));
    if (rule instanceof CSSStyleRule) rule.style.setProperty('--scale', String(scale));
  };
  new ResizeObserver(fit).observe(stage);
  return (width) => {
    stage.classList.remove(`stage-${chosen}`);
    stage.classList.add(`stage-${width}`);
    chosen = width;
    fit();
  };
}
