import { describeWalletCancel } from './describe-wallet.ts';

export const cancelSwiyu = describeWalletCancel('swiyu');
