/** A node for a part of the view among the server's own; `place` has the styles of our controls. */
export function placeIn(
  tag: 'div' | 'span',
  className: string,
): { readonly host: HTMLElement; readonly place: HTMLElement } {
  const host = document.createElement(tag);
  host.className = `till-root ${className}`;
  const place = document.createElement(tag);
  place.className = 'till';
  host.append(place);
  return { host, place };
}
