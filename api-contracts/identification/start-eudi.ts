import { describeWalletStart } from './describe-wallet.ts';

export const startEudi = describeWalletStart('eudi');
