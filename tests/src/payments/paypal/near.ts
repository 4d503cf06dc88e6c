import { vi } from 'vitest';

/** The window: while `isNear` is false, nothing comes near it; `come` brings what waits. */
export function stubWindow(isNear = true): { readonly come: () => void } {
  const waiting: (() => void)[] = [];
  class Observer {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe(): void {
      const come = (): void => {
        this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
      };
      if (isNear) come();
      else waiting.push(come);
    }
    disconnect(): void {
      waiting.length = 0;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return {
    come: () => {
      for (const come of [...waiting]) come();
    },
  };
}
