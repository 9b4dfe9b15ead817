import { describeWalletStart } from './describe-wallet.ts';

export const startSwiyu = describeWalletStart('swiyu');
