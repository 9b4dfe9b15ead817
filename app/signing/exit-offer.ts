import { chooseExit, exitSeconds, type ExitOutcome, type Exits, readExits } from '../http/exits.ts';
import { findEndedAct, noteEndedAct, noteStay } from './ended-act.ts';

/** The way out of the page of a request, as it is offered once something has come to its end there. */
export interface ExitOffer {
  requestId: string;
  outcome: ExitOutcome;
  /** An address of the web, as the page's own address gave it. */
  url: string;
  /** Seconds until the browser leaves by itself, 0 for at once; undefined where it waits for the person. */
  seconds: number | undefined;
}

/** What signing needs to know of a page's exits. */
export interface ExitCourse {
  /** Signed files are not offered at the end: the program hands them out. */
  hidesDownload: boolean;
  /** Declines at once when asked to. */
  declinesAtOnce: boolean;
  /** Notes that something has ended, and answers the way out. `isClosed`: a page follows that says so, also to the site around it. */
  end: (outcome: ExitOutcome, isClosed?: boolean) => ExitOffer | undefined;
  leave: (offer: ExitOffer) => void;
}

function chooseSeconds(exits: Exits, outcome: ExitOutcome): number | undefined {
  if (outcome === 'declined' && exits.declineRedirect) return 0;
  if (!exits.autoRedirect) return undefined;
  // Why there is no signature is told here and nowhere else: there is always time to read it.
  return outcome === 'failed' ? Math.max(exitSeconds.least, exits.timeout) : exits.timeout;
}

/** The way out by what an address says; undefined where it names none. */
export function offerExit(requestId: string, search: string, outcome: ExitOutcome): ExitOffer | undefined {
  const exits = readExits(search);
  return exits && { requestId, outcome, url: chooseExit(exits, outcome), seconds: chooseSeconds(exits, outcome) };
}

/** The way out of what this tab has brought to its end last, if that was about this request. */
export function recallExit(requestId: string | null): ExitOffer | undefined {
  const act = findEndedAct(requestId);
  const offer = act && offerExit(act.requestId, act.search, act.outcome);
  return act?.stays ? offer && { ...offer, seconds: undefined } : offer;
}

/**
 * Leaves for an address that a program has given. Nobody there is told from where, and who comes back from there is not led away
 * again.
 */
export function leaveBy({ requestId, url }: ExitOffer): void {
  noteStay(requestId);
  const link = document.createElement('a');
  link.href = url;
  link.rel = 'noreferrer';
  document.body.append(link);
  link.click();
  link.remove();
}

/** The exits of the page of a request whose address ends in `search`. */
export function openExits(requestId: string, search: string): ExitCourse {
  const exits = readExits(search);
  return {
    hidesDownload: exits?.hidesDownload ?? false,
    declinesAtOnce: exits?.declineRedirect ?? false,
    end(outcome) {
      noteEndedAct({ requestId, outcome, search });
      return offerExit(requestId, search, outcome);
    },
    leave: leaveBy,
  };
}
