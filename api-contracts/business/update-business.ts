import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Instant } from '../schemas.ts';
import { Business, BusinessAddress, LegalRepresentative } from './schemas.ts';

export const updateBusiness = defineEndpoint({
  method: 'PUT',
  path: '/v1/businesses/{id}',
  auth: 'bearer',
  summary: 'Changes address and legal representative of a business, or accepts its contracts; for administrators.',
  description:
    'The specification names the call and not its body: we take what PUT /v2/businesses/{id}/base leaves. What is absent stays, null takes ' +
    'it away. An acceptance is of the version in force and cannot be taken back here.',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    address: BusinessAddress.strict().nullable().optional(),
    legal_representative: LegalRepresentative.strict().nullable().optional(),
    gtc_accepted: z.literal(true).optional(),
    dpa_accepted: z.literal(true).optional(),
    updated_at: Instant,
  }),
  responses: { 200: Business },
  problems: ['error.not_found', 'error.business.admins_only', 'error.business.changed_meanwhile'],
});
