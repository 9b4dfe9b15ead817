import { cancelEudi } from '@sigillum/api-contracts/identification/cancel-eudi.ts';
import { cancelSwiyu } from '@sigillum/api-contracts/identification/cancel-swiyu.ts';
import { startEudi } from '@sigillum/api-contracts/identification/start-eudi.ts';
import { startSwiyu } from '@sigillum/api-contracts/identification/start-swiyu.ts';
import type { WalletName } from '@sigillum/api-contracts/identification/ways.ts';
import * as z from 'zod';

/** What the page of a wallet sends. */
export const WalletChange = z.object({ intent: z.enum(['start', 'cancel']) });

/** What each wallet’s page calls. */
export const walletCalls = {
  swiyu: { start: startSwiyu, cancel: cancelSwiyu },
  eudi: { start: startEudi, cancel: cancelEudi },
} as const satisfies Record<WalletName, object>;
