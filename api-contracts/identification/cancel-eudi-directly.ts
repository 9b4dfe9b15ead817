import { describeWalletCancelDirectly } from './describe-wallet.ts';

export const cancelEudiDirectly = describeWalletCancelDirectly('eudi');
