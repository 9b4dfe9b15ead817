import { businessEndpoints } from './business/index.ts';
import { documentsEndpoints } from './documents/index.ts';
import type { Endpoint } from './endpoint.ts';
import { platformEndpoints } from './platform/index.ts';
import { sealsEndpoints } from './seals/index.ts';
import { signatureRequestsEndpoints } from './signature-requests/index.ts';
import { signingEndpoints } from './signing/index.ts';
import { twoStepEndpoints } from './two-step/index.ts';
import { userEndpoints } from './user/index.ts';
import { verificationEndpoints } from './verification/index.ts';
import { visualSignaturesEndpoints } from './visual-signatures/index.ts';

/** Every endpoint by area and name. The server mounts exactly these; the OpenAPI document and the coverage test read them. */
export const endpoints = {
  business: businessEndpoints,
  documents: documentsEndpoints,
  platform: platformEndpoints,
  seals: sealsEndpoints,
  'signature-requests': signatureRequestsEndpoints,
  signing: signingEndpoints,
  'two-step': twoStepEndpoints,
  user: userEndpoints,
  verification: verificationEndpoints,
  'visual-signatures': visualSignaturesEndpoints,
} satisfies Record<string, Record<string, Endpoint>>;

export type Area = keyof typeof endpoints;
