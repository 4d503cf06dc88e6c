type Undo = () => void;

/** Changes to server-rendered nodes, which are undone when the element is removed. */
export class Changes {
  readonly #undo: Undo[] = [];

  /** Sets an attribute, or removes it with null. */
  attribute(element: Element, name: string, value: string | null): void {
    const before = element.getAttribute(name);
    this.#undo.push(() => {
      write(element, name, before);
    });
    write(element, name, value);
  }

  /** Sets a property of the element's own style, or removes it with null. */
  style({ style }: HTMLElement, name: string, value: string | null): void {
    const before = style.getPropertyValue(name);
    this.#undo.push(() => {
      style.setProperty(name, before);
    });
    style.setProperty(name, value);
  }

  /** Adds or removes a class. */
  className({ classList }: Element, name: string, isOn = true): void {
    const before = classList.contains(name);
    if (before === isOn) return;
    this.#undo.push(() => {
      classList.toggle(name, before);
    });
    classList.toggle(name, isOn);
  }

  /** Undoes all changes in reverse order. */
  restore(): void {
    for (const undo of this.#undo.splice(0).reverse()) undo();
  }
}

function write(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
