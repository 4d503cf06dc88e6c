/** A `<div>` for what is added to a part. */
export function createBox(className: string): HTMLElement {
  const box = document.createElement('div');
  box.className = className;
  return box;
}
