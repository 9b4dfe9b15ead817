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

/** A document is opened for one signature. */
let isSignatureTold = false;

/**
 * Tells the window around this one, as long as exactly that site is in it. Nothing is ever listened to. That something is signed is told once, and
 * before the person has finished: whoever presses on at once leaves the page before that has read the request anew.
 */
export function tellHost(host: string, message: HostMessage): void {
  if (message.type === 'closed') tellHost(host, { type: 'signed' });
  if (message.type === 'signed') {
    if (isSignatureTold) return;
    isSignatureTold = true;
  }
  if (window.parent !== window) window.parent.postMessage({ source: 'sigillum', ...message }, host);
}
