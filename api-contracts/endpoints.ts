import * as business from './business/index.ts';
import * as documents from './documents/index.ts';
import type { Endpoint } from './endpoint.ts';
import * as groups from './groups/index.ts';
import * as identification from './identification/index.ts';
import * as machine from './machine/index.ts';
import * as maintenance from './maintenance/index.ts';
import * as members from './members/index.ts';
import * as operator from './operator/index.ts';
import * as platform from './platform/index.ts';
import * as pricing from './pricing/index.ts';
import * as seals from './seals/index.ts';
import * as signatureRequests from './signature-requests/index.ts';
import * as signing from './signing/index.ts';
import * as templates from './templates/index.ts';
import * as twoStep from './two-step/index.ts';
import * as user from './user/index.ts';
import * as verification from './verification/index.ts';
import * as visualSignatures from './visual-signatures/index.ts';

/** Every endpoint by area and name. The server mounts exactly these; the OpenAPI document and the coverage test read them. */
export const endpoints = {
  business,
  documents,
  groups,
  identification,
  machine,
  maintenance,
  members,
  operator,
  platform,
  pricing,
  seals,
  'signature-requests': signatureRequests,
  signing,
  templates,
  'two-step': twoStep,
  user,
  verification,
  'visual-signatures': visualSignatures,
} satisfies Record<string, Record<string, Endpoint>>;

export type Area = keyof typeof endpoints;
