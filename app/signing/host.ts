import { createContext, useContext } from 'react';

/** What a page in a frame tells the site around it (docs/decisions/189-signing-in-frames.md). No secret, no name, no text of anybody. */
export type HostMessage =
  | { type: 'ready'; requestId: string }
  /** CSS pixels that the page would like to be high. */
  | { type: 'size'; height: number }
  | { type: 'signed' }
  | { type: 'declined' }
  /** The person may try again, unless a reason says otherwise. */
  | { type: 'failed'; reason?: 'address-ended' | 'request-ended' }
  /** The person has finished: nothing follows in the frame. */
  | { type: 'closed' };

/** The origin of the site that shows this page by an embed address; undefined in a window of its own. */
export const HostContext = createContext<string | undefined>(undefined);
export const useHost = (): string | undefined => useContext(HostContext);

/** Tells the window around this one, as long as exactly that site is in it. Nothing is ever listened to. */
export function tellHost(host: string, message: HostMessage): void {
  if (window.parent !== window) window.parent.postMessage({ source: 'sigillum', ...message }, host);
}
