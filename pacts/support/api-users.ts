import { apiUserExample, businessExample } from '@sigillum/api-contracts/business/examples.ts';
import { userExample } from '@sigillum/api-contracts/user/examples.ts';
import type { Given } from './describe-pact.ts';

const { id: userId, email, firstName, lastName } = userExample;
const { username, description, createdAt, lastUsedAt } = apiUserExample;
export const { id: businessId, name: business } = businessExample;
/** Whoever has that account. */
export const makerId = userId;
export const token = 'Hq7sK2vXo9LdRb4TnZ1mWc5jGf8yUe3aPi6kQt0BwNE';
export const apiKey = 'Vd3Tq8ZkLr5Yw1Xc7Nb2Mj9Hf4Gs6Ap0EuQoIiRtKlM';

export const account: Given = ['a person has an account', { id: userId, email, firstName, lastName }];
export const live: Given = ['an access token of an account exists', { userId, token }];
export const revoked: Given = ['an access token of an account exists', { userId, token, condition: 'revoked' }];
export const belongs = (role: 'admin' | 'member', paymentMethod: 'TRIALING' | 'BLOCKED' = 'TRIALING'): Given => [
  'a person belongs to a business',
  { userId, businessId, name: business, role, paymentMethod },
];
export const keyId = '9b1d3f57-8a6c-4e2b-9d0f-1c3e5a7b9d66';
export const program: Given = [
  'a business has an API user',
  { businessId, username, description, key: apiKey, keyId, createdAt, lastUsedAt },
];
