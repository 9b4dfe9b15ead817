/** Told by a page whose screen has failed; whoever reports errors listens. */
export const failureEvent = 'sigillum:failure';

/** What a screen's error page has caught would be known to nobody: the browser's own events tell only of what nobody caught. */
export const tellFailure = (error: unknown): void =>
  void window.dispatchEvent(new CustomEvent(failureEvent, { detail: error }));
