import { describeWalletCancel } from './describe-wallet.ts';

export const cancelEudi = describeWalletCancel('eudi');
