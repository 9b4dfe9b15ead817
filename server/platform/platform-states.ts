import type { platformStates } from '@sigillum/api-contracts/platform/states.ts';
import type { StateHandlers } from '../testing/states.ts';

export const platformStateHandlers: StateHandlers<typeof platformStates> = {
  'the clock stands at an instant': ({ instant }, world) => world.setClock(instant),
};
