const said = new Set<string>();

/** Writes `[till] message` to the console, once per `id` and page: for what the shop's developer should know. */
export function warnOnce(id: string, message: string): void {
  if (said.has(id)) return;
  said.add(id);
  console.warn(`[till] ${message}`);
}

/** Lets every warning be said again. @internal For tests, which share one page. */
export function forgetWarnings(): void {
  said.clear();
}
