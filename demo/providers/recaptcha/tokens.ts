import { randomBytes } from 'node:crypto';

/** How long a token is valid, in milliseconds. */
export const TOKEN_LIFE_MS = 120_000;
/** The same for site keys that end in `-expires`. */
const SHORT_LIFE_MS = 1500;

/** The service's verdict on a token. */
export interface Verdict {
  readonly success: boolean;
  readonly score?: number;
  readonly 'error-codes'?: readonly string[];
}

interface Issued {
  readonly endsAt: number;
  readonly isGood: boolean;
}

const lifeOf = (key: string): number => (key.endsWith('-expires') ? SHORT_LIFE_MS : TOKEN_LIFE_MS);

/** The tokens of a sandbox: each is valid once, for a short time. */
export class Tokens {
  private readonly issued = new Map<string, Issued>();

  constructor(private readonly now: () => number) {}

  /** Creates a token; the first one of a widget whose key ends in `-refused` is not accepted. */
  issue(key: string, attempt: number): { readonly token: string; readonly lifeMs: number } {
    const token = `sandbox-${randomBytes(24).toString('hex')}`;
    const lifeMs = lifeOf(key);
    const isGood = !(key.endsWith('-refused') && attempt === 1);
    this.issued.set(token, { endsAt: this.now() + lifeMs, isGood });
    return { token, lifeMs };
  }

  /** Checks a token and consumes it. */
  verify(token: string): Verdict {
    if (token === '') return { success: false, 'error-codes': ['missing-input-response'] };
    const found = this.issued.get(token);
    this.issued.delete(token);
    if (found === undefined || found.endsAt <= this.now()) {
      return { success: false, 'error-codes': ['timeout-or-duplicate'] };
    }
    return found.isGood
      ? { success: true, score: 0.9 }
      : { success: false, 'error-codes': ['invalid-input-response'] };
  }
}
