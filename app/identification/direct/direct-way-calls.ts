import { cancelIntrumAutoidentDirectly } from '@sigillum/api-contracts/identification/cancel-intrum-autoident-directly.ts';
import { cancelIntrumVideoDirectly } from '@sigillum/api-contracts/identification/cancel-intrum-video-directly.ts';
import { cancelSrsRoboDirectly } from '@sigillum/api-contracts/identification/cancel-srs-robo-directly.ts';
import { cancelSrsVideoDirectly } from '@sigillum/api-contracts/identification/cancel-srs-video-directly.ts';
import { startIntrumAutoidentDirectly } from '@sigillum/api-contracts/identification/start-intrum-autoident-directly.ts';
import { startIntrumVideoDirectly } from '@sigillum/api-contracts/identification/start-intrum-video-directly.ts';
import { startSrsRoboDirectly } from '@sigillum/api-contracts/identification/start-srs-robo-directly.ts';
import { startSrsVideoDirectly } from '@sigillum/api-contracts/identification/start-srs-video-directly.ts';
import type { WayName } from '@sigillum/api-contracts/identification/ways.ts';

interface Calls {
  start: typeof startSrsVideoDirectly;
  cancel: typeof cancelSrsVideoDirectly;
}

/** The calls of each way, by a visitor. */
export const directWayCalls: Readonly<Record<WayName, Calls>> = {
  srsVideo: { start: startSrsVideoDirectly, cancel: cancelSrsVideoDirectly },
  srsRobo: { start: startSrsRoboDirectly, cancel: cancelSrsRoboDirectly },
  intrumVideo: { start: startIntrumVideoDirectly, cancel: cancelIntrumVideoDirectly },
  intrumAutoident: { start: startIntrumAutoidentDirectly, cancel: cancelIntrumAutoidentDirectly },
};
