/**
 * A promise (`held`) that resolves when the test calls `release()`: for responses that take as long as the test needs.
 */
export function gate(): { readonly held: Promise<void>; readonly release: () => void } {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release };
}
