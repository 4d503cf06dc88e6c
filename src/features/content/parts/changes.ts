import type { Undo } from './part.types';

/** Changes to server-rendered nodes, which are undone when the element is removed. */
export class Changes {
  readonly #undo: Undo[] = [];

  /** Sets an attribute, or removes it with null. */
  attribute(element: Element, name: string, value: string | null): void {
    this.#change(element.getAttribute(name), value, (text) => {
      if (text === null) element.removeAttribute(name);
      else element.setAttribute(name, text);
    });
  }

  /** Sets a property of the element's own style. */
  style({ style }: HTMLElement, name: string, value: string): void {
    this.#change(style.getPropertyValue(name), value, (text) => {
      style.setProperty(name, text);
    });
  }

  /** Adds or removes a class. */
  className({ classList }: Element, name: string, isOn = true): void {
    this.#change(classList.contains(name), isOn, (has) => {
      classList.toggle(name, has);
    });
  }

  /** Undoes all changes in reverse order. */
  restore(): void {
    for (const undo of this.#undo.splice(0).reverse()) undo();
  }

  #change<Value>(before: Value, value: Value, write: (value: Value) => void): void {
    if (before === value) return;
    this.#undo.push(() => {
      write(before);
    });
    write(value);
  }
}

/** A `<div>` for what is added to a part. */
export function createBox(className: string): HTMLElement {
  const box = document.createElement('div');
  box.className = className;
  return box;
}
