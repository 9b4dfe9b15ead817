/** Why a form could not be handed in: nobody answered, or nobody knows any more who sends it. */
export type UnsentReason = 'unreachable' | 'logged-out';

const happened = 'sigillum:unsent';

/** Tells the page, which still shows everything that was typed. */
export function announceUnsent(reason: UnsentReason): void {
  window.dispatchEvent(new CustomEvent<UnsentReason>(happened, { detail: reason }));
}

/** Listens until the function that it answers is called. */
export function listenForUnsent(listener: (reason: UnsentReason) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<UnsentReason>).detail);
  window.addEventListener(happened, hear);
  return () => window.removeEventListener(happened, hear);
}
