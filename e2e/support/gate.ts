/** Something to wait for (`held`) until the test says `release()`: an answer that takes as long as it is looked at. */
export function gate(): { readonly held: Promise<void>; readonly release: () => void } {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release };
}
