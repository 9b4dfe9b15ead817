/** Why a form could not be handed in: nobody answered, nobody knows any more who sends it, or maintenance has begun. */
export type UnsentReason = 'unreachable' | 'logged-out' | 'maintenance';

const happened = 'sigillum:unsent';

const announce = (detail: UnsentReason | undefined) =>
  window.dispatchEvent(new CustomEvent<UnsentReason | undefined>(happened, { detail }));

/** Tells the page, which still shows everything that was typed. */
export const announceUnsent = (reason: UnsentReason): void => void announce(reason);

/** Tells the page that a form is being handed in: what was said of the last time is over. */
export const announceSending = (): void => void announce(undefined);

/** Listens until the function that it answers is called; undefined: a form is being handed in. */
export function listenForUnsent(listener: (reason: UnsentReason | undefined) => void): () => void {
  // An event has null where nothing is said.
  const hear = (event: Event) => listener((event as CustomEvent<UnsentReason | null>).detail ?? undefined);
  window.addEventListener(happened, hear);
  return () => window.removeEventListener(happened, hear);
}
