type Handler = (event: never) => unknown;

/** Event handlers of an element. */
export class Emitter<Events> {
  private handlers: readonly {
    readonly type: string;
    readonly handler: Handler;
    readonly isOnce: boolean;
  }[] = [];

  add(type: string, handler: Handler, isOnce: boolean): void {
    this.handlers = [...this.handlers, { type, handler, isOnce }];
  }

  remove(type: string, handler?: Handler): void {
    this.handlers = this.handlers.filter(
      (entry) => entry.type !== type || (handler !== undefined && entry.handler !== handler),
    );
  }

  has(type: keyof Events & string): boolean {
    return this.handlers.some((entry) => entry.type === type);
  }

  emit<Type extends keyof Events & string>(type: Type, event: Events[Type]): void {
    for (const entry of this.handlers) {
      if (entry.type !== type) continue;
      if (entry.isOnce) this.handlers = this.handlers.filter((other) => other !== entry);
      (entry.handler as (event: Events[Type]) => unknown)(event);
    }
  }
}
