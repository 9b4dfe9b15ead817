import { getSignatureQualitiesDirectly as contract } from '@sigillum/api-contracts/user/get-signature-qualities-directly.ts';
import { implement } from '../http/implement.ts';
import { listQualities } from './signature-qualities.ts';

/** Whoever holds the link proves the address with the code that signing sends to it. */
export const getSignatureQualitiesDirectly = implement(contract, async () => ({
  status: 200,
  body: listQualities({ isEmailVerified: true }),
}));
