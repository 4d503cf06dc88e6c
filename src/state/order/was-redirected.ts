/** Whether the shop has opened this page in place of the one that was requested. */
export function wasRedirected(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return Number((visit as PerformanceNavigationTiming | undefined)?.redirectCount) > 0;
}
