import { describeWalletCancelDirectly } from './describe-wallet.ts';

export const cancelSwiyuDirectly = describeWalletCancelDirectly('swiyu');
