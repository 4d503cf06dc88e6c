import { vi } from 'vitest';

type Mode = 'exclusive' | 'shared';
interface Options {
  readonly mode?: Mode;
  readonly ifAvailable?: boolean;
  readonly signal?: AbortSignal;
}
type Work = (lock: object | null) => unknown;

/** The browser's Web Locks, which happy-dom does not have: shared by all "tabs" of a test. */
class FakeLocks {
  private held: { readonly name: string; readonly mode: Mode }[] = [];
  private waiting: { readonly name: string; readonly mode: Mode; readonly grant: () => void }[] =
    [];

  async request(name: string, ...rest: readonly [Work] | readonly [Options, Work]) {
    const [options, work] = rest.length === 2 ? rest : [{}, rest[0]];
    const { mode = 'exclusive', ifAvailable = false, signal } = options;
    if (!this.isFree(name, mode)) {
      if (ifAvailable) return work(null);
      await this.turn(name, mode, signal);
    }
    const lock = { name, mode };
    this.held.push(lock);
    try {
      return await work(lock);
    } finally {
      this.held = this.held.filter((other) => other !== lock);
      this.grantNext();
    }
  }

  private turn(name: string, mode: Mode, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry = { name, mode, grant: resolve };
      this.waiting.push(entry);
      signal?.addEventListener('abort', () => {
        this.waiting = this.waiting.filter((other) => other !== entry);
        reject(new DOMException('The request was aborted.', 'AbortError'));
      });
    });
  }

  private isFree(name: string, mode: Mode): boolean {
    const others = [...this.held, ...this.waiting].filter((other) => other.name === name);
    return others.every((other) => mode === 'shared' && other.mode === 'shared');
  }

  private grantNext(): void {
    const [next] = this.waiting;
    if (next === undefined || this.held.some(({ name }) => name === next.name)) return;
    this.waiting.shift();
    next.grant();
  }
}

/** Gives the page Web Locks; `vi.unstubAllGlobals` takes them away. */
export function installLocks(): FakeLocks {
  const locks = new FakeLocks();
  vi.stubGlobal('navigator', { locks });
  return locks;
}
