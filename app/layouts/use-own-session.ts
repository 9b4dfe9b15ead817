import { useEffect } from 'react';

/** The browser's tabs tell each other who is logged in. */
const channelName = 'sigillum:person';

/** Whatever the page guards: nobody is asked whether to stay on it. */
function loadAnew(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  window.location.reload();
}

/**
 * Keeps a page to the person it was made for. When another tab has logged in somebody else, or the browser brings a page back as it
 * was before the logout, the document is asked for anew; nothing that was typed may be handed in under another name.
 * `personId` undefined: the page is nobody's, or a visitor's, and stays.
 */
export function useOwnSession(personId: string | undefined): void {
  useEffect(() => {
    if (personId === undefined) return;
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }) => {
      if (data !== personId) loadAnew();
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin alone
    channel.postMessage(personId);
    const askAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) loadAnew();
    };
    window.addEventListener('pageshow', askAgain);
    return () => {
      channel.close();
      window.removeEventListener('pageshow', askAgain);
    };
  }, [personId]);
}
