import { cancelEudiDirectly } from '@sigillum/api-contracts/identification/cancel-eudi-directly.ts';
import { cancelSwiyuDirectly } from '@sigillum/api-contracts/identification/cancel-swiyu-directly.ts';
import { startEudiDirectly } from '@sigillum/api-contracts/identification/start-eudi-directly.ts';
import { startSwiyuDirectly } from '@sigillum/api-contracts/identification/start-swiyu-directly.ts';
import type { WalletName } from '@sigillum/api-contracts/identification/ways.ts';

/** What each wallet’s page calls, by a visitor. */
export const directWalletCalls = {
  swiyu: { start: startSwiyuDirectly, cancel: cancelSwiyuDirectly },
  eudi: { start: startEudiDirectly, cancel: cancelEudiDirectly },
} as const satisfies Record<WalletName, object>;
