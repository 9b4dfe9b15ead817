import { defineEndpoint } from '../endpoint.ts';
import { MobileIdOverview } from './mobile-id-schemas.ts';

export const getMobileId = defineEndpoint({
  method: 'GET',
  path: '/v1/user/mobile-id',
  auth: 'bearer',
  summary: 'The caller’s Mobile ID: whether it is connected and still the same, and what the phone was asked last.',
  responses: { 200: MobileIdOverview },
  problems: [],
  isBeyondSpecification: true,
});
