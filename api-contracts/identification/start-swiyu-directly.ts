import { describeWalletStartDirectly } from './describe-wallet.ts';

export const startSwiyuDirectly = describeWalletStartDirectly('swiyu');
