/**
 * Runs at once, or once the button that is being pressed was let go of and has got its click: whatever grows before that moves the button
 * away from under the pointer, and the press is lost. Answers how it is called off.
 */
export function waitForRelease(run: () => void): (() => void) | undefined {
  if (!document.querySelector(':active')) {
    run();
    return undefined;
  }
  const control = new AbortController();
  const { signal } = control;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = () => (timer ??= setTimeout(run));
  for (const event of ['mouseup', 'dragend'] as const) addEventListener(event, release, { signal });
  return () => {
    control.abort();
    clearTimeout(timer);
  };
}
