import { cancelIntrumAutoident } from '@sigillum/api-contracts/identification/cancel-intrum-autoident.ts';
import { cancelIntrumVideo } from '@sigillum/api-contracts/identification/cancel-intrum-video.ts';
import { cancelSrsRobo } from '@sigillum/api-contracts/identification/cancel-srs-robo.ts';
import { cancelSrsVideo } from '@sigillum/api-contracts/identification/cancel-srs-video.ts';
import { startIntrumAutoident } from '@sigillum/api-contracts/identification/start-intrum-autoident.ts';
import { startIntrumVideo } from '@sigillum/api-contracts/identification/start-intrum-video.ts';
import { startSrsRobo } from '@sigillum/api-contracts/identification/start-srs-robo.ts';
import { startSrsVideo } from '@sigillum/api-contracts/identification/start-srs-video.ts';
import type { WayName } from '@sigillum/api-contracts/identification/ways.ts';

interface Calls {
  start: typeof startSrsVideo;
  cancel: typeof cancelSrsVideo;
}

/** The calls of each way. */
export const wayCalls: Readonly<Record<WayName, Calls>> = {
  srsVideo: { start: startSrsVideo, cancel: cancelSrsVideo },
  srsRobo: { start: startSrsRobo, cancel: cancelSrsRobo },
  intrumVideo: { start: startIntrumVideo, cancel: cancelIntrumVideo },
  intrumAutoident: { start: startIntrumAutoident, cancel: cancelIntrumAutoident },
};
