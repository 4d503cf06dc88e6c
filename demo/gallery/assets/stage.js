// The preview has the chosen width, scaled down where there is less room. It is as high as its
// content, within the limits in the style sheet.

/** @type {Record<string, number>} */
const WIDTHS = { phone: 390, desktop: 1280 };

/**
 * @param {HTMLElement} stage
 * @returns {{ showWidth: (width: string) => void, showHeight: (pixels: number | null) => void }} null: the maximum
 */
export function keepMeasures(stage) {
  const sheet = new CSSStyleSheet();
  sheet.insertRule('.stage {}');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let chosen =
    Object.keys(WIDTHS).find((width) => stage.classList.contains(`stage-${width}`)) ?? 'fit';

  /** @type {number | null} */
  let content = null;

  const fit = () => {
    const rule = sheet.cssRules[0];
    if (!(rule instanceof CSSStyleRule)) return;
    const scale = Math.min(1, stage.clientWidth / (WIDTHS[chosen] ?? stage.clientWidth));
    rule.style.setProperty('--scale', String(scale));
    if (content === null) rule.style.removeProperty('--content');
    else rule.style.setProperty('--content', `${String(Math.ceil(content * scale))}px`);
  };
  new ResizeObserver(fit).observe(stage);
  return {
    showWidth: (width) => {
      stage.classList.remove(`stage-${chosen}`);
      stage.classList.add(`stage-${width}`);
      chosen = width;
      fit();
    },
    showHeight: (pixels) => {
      content = pixels;
      fit();
    },
  };
}
