import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Language } from '../schemas.ts';

export const openEmbedAddress = defineEndpoint({
  method: 'POST',
  path: '/v3/embed-addresses/open',
  auth: 'none',
  summary: 'Opens an embed address, once: whose page it leads to, and which site shows it.',
  description:
    '`details.origin` of a refusal is the site for which the address was made, as long as that is known and may show pages in frames.',
  isBeyondSpecification: true,
  body: z.strictObject({ token: z.string().min(1).max(100) }),
  responses: {
    200: z.object({
      request_id: Id,
      /** The secret of the visitor's link. */
      userid: z.string(),
      origin: z.string(),
      language: Language.nullable(),
    }),
  },
  problems: ['error.embed.ended'],
});
