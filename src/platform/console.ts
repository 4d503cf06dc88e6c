declare const __TILL_MESSAGES__: string | undefined;

/** The page that explains the messages; the build sets it to its address once the project has one (`project.mjs`). */
const PAGE = typeof __TILL_MESSAGES__ === 'string' ? __TILL_MESSAGES__ : 'docs/messages.md';

const reported = new Set<string>();

/**
 * A message for the console, with the address of its explanation. `scripts/lib/messages/` lists every code; `report`
 * writes it, except in scripts that are too small for it.
 */
export const messageText = (code: number, message: string): string =>
  `[till] ${message} ${PAGE}#till-${code}`;

/**
 * Writes a message to the console, once per page: a warning for the shop's developers, or an error with its cause.
 */
export function report(code: number, message: string, ...cause: readonly unknown[]): void {
  const text = messageText(code, message);
  const key = text + cause.join();
  if (reported.has(key)) return;
  reported.add(key);
  console[cause.length > 0 ? 'error' : 'warn'](text, ...cause);
}

/** Lets every message be written again. @internal For tests, which share one page. */
export function forgetReports(): void {
  reported.clear();
}
