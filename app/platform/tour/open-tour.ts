import type { TourScript } from '../../environment.ts';
import type { TourPerson } from './describe-tour.ts';

/** As much of the tour's script as is used here; the stand-in of tests has the same. */
interface Userpilot {
  identify: (id: string, properties: object) => void;
  anonymous: () => void;
  reload: (url: string) => void;
  destroy: () => void;
}

interface TourWindow extends Pick<Window, 'document' | 'location'> {
  userpilot?: Userpilot;
  userpilotSettings?: object;
  /** Some versions of the script begin later than they have loaded. */
  userpilotV2SDKInitialization?: Promise<unknown>;
}

export interface OpenTour {
  /** Tells the tour that the page has changed. */
  follow: () => void;
  close: () => void;
}

/** Says who is here: somebody without an id stays nameless. */
function introduce(userpilot: Userpilot, person: Partial<TourPerson>): void {
  if (person.username) userpilot.identify(person.username, person);
  else userpilot.anonymous();
}

/**
 * Loads the script of the tour and tells it who is here. Of an address it is told the path alone. A script that does not come, which an
 * extension or a network may cause, is no tour and no error.
 */
export function openTour(
  window: TourWindow,
  { script, person, nonce }: { script: TourScript; person: Partial<TourPerson>; nonce: string },
): OpenTour {
  const { document } = window;
  window.userpilotSettings = { token: script.token, nonce };
  const element = document.createElement('script');
  element.src = script.scriptUrl;
  element.async = true;
  // The styles that it adds carry the page's nonce, too.
  element.nonce = nonce;
  if (script.integrity) {
    element.integrity = script.integrity;
    element.crossOrigin = 'anonymous';
  }
  let isClosed = false;
  let userpilot: Userpilot | undefined;
  const begin = async () => {
    await window.userpilotV2SDKInitialization;
    if (isClosed) return;
    userpilot = window.userpilot;
    if (userpilot) introduce(userpilot, person);
  };
  element.addEventListener('load', () => void begin());
  document.head.append(element);
  return {
    follow: () => userpilot?.reload(window.location.origin + window.location.pathname),
    close() {
      isClosed = true;
      userpilot?.destroy();
      element.remove();
      delete window.userpilotSettings;
    },
  };
}
