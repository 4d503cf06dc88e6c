const CSS = `
.sandbox-map {
  position: relative; overflow: hidden; width: 100%; height: 100%;
  background: #e9e6da repeating-linear-gradient(0deg, #fff 0 3px, transparent 3px 48px);
  font: 14px/1.4 system-ui, sans-serif; color: #1d2321;
}
.sandbox-map::before {
  content: ''; position: absolute; inset: 0;
  background: repeating-linear-gradient(90deg, #fff 0 3px, transparent 3px 64px);
}
.sandbox-marker, .sandbox-zoom button, .sandbox-info > button {
  box-sizing: border-box; min-width: 0; margin: 0; padding: 0; border: 0; cursor: pointer; font: inherit;
}
.sandbox-marker {
  position: absolute; left: 50%; top: 50%; width: 28px; height: 28px; min-height: 0;
  border: 4px solid #fff; border-radius: 50% 50% 50% 0; background: #a8261d; rotate: -45deg;
}
.sandbox-zoom { position: absolute; inset-inline-end: 10px; bottom: 10px; display: grid; gap: 4px; }
.sandbox-zoom button { width: 36px; height: 36px; background: #fff; color: #1d2321; font-size: 20px; }
.sandbox-info {
  position: absolute; left: 50%; top: 8px; transform: translateX(-50%); box-sizing: border-box;
  max-height: calc(100% - 16px); overflow: auto; padding: 12px 44px 12px 12px;
  border-radius: 8px; background: #fff; box-shadow: 0 2px 12px rgb(0 0 0 / 30%);
}
.sandbox-info > button { position: absolute; top: 4px; right: 4px; width: 36px; height: 36px; background: none; font-size: 20px; }
.sandbox-map :focus-visible { outline: 2px solid #2563c9; outline-offset: 2px; }
`;

let isAdopted = false;

/** Adds the style sheet of the sandbox's maps to the page, once; the page's policy allows no inline styles. */
export function adoptSheet(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets.push(sheet);
}
