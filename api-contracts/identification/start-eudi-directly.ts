import { describeWalletStartDirectly } from './describe-wallet.ts';

export const startEudiDirectly = describeWalletStartDirectly('eudi');
