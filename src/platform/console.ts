const warned = new Set<string>();

/** Writes `[till] message` to the console, once per `id` and page, for the shop's developers. */
export function warnOnce(id: string, message: string): void {
  if (warned.has(id)) return;
  warned.add(id);
  console.warn(`[till] ${message}`);
}

/** Lets every warning be written again. @internal For tests, which share one page. */
export function forgetWarnings(): void {
  warned.clear();
}
