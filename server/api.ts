import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { endpoints } from '@sigillum/api-contracts/endpoints.ts';
import { createApiDocs } from './http/api-docs.ts';
import { answerUnknown } from './http/answer-unknown.ts';
import { type AskDirectly, makeAskDirectly } from './http/ask-directly.ts';
import { answerRefusal, refuse } from './http/refusal.ts';
import * as groups from './groups/index.ts';
import { joinHandlers } from './http/join-handlers.ts';
import { mount, type Api } from './http/mount.ts';
import { readMachinePath } from './http/read-machine-path.ts';
import { createTrustRoutes } from './http/trust-routes.ts';
import * as business from './business/index.ts';
import * as documents from './documents/index.ts';
import { createLargeBodyReader } from './documents/read-large-body.ts';
import * as identification from './identification/index.ts';
import { createNotificationRoutes } from './identification/notification-routes.ts';
import * as machine from './machine/index.ts';
import * as maintenance from './maintenance/index.ts';
import * as members from './members/index.ts';
import * as operator from './operator/index.ts';
import * as platform from './platform/index.ts';
import { createPaymentRoutes } from './pricing/notice-routes.ts';
import * as pricing from './pricing/index.ts';
import * as seals from './seals/index.ts';
import type { Services } from './services.ts';
import * as signatureRequests from './signature-requests/index.ts';
import * as signing from './signing/index.ts';
import * as templates from './templates/index.ts';
import * as twoStep from './two-step/index.ts';
import * as user from './user/index.ts';
import * as verification from './verification/index.ts';
import * as visualSignatures from './visual-signatures/index.ts';

const implementations = joinHandlers(endpoints, {
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
});

/** The API alone, without the app: what the pacts are verified against and what the app's loaders call in process. */
export function createApi(services: Services): Api & { askDirectly: AskDirectly } {
  const api: Api = new Hono({ getPath: (request) => readMachinePath(services.config, request) });
  const ground = { services, readLargeBody: createLargeBodyReader(services) };
  mount(api, implementations, ground);
  api.route('/trust', createTrustRoutes(services.trustCentre, services));
  api.route('/trust/identity', createNotificationRoutes(services));
  api.route('/trust/payments', createPaymentRoutes(services));
  api.route('/', createApiDocs(services.config));
  api.onError((error, c) => {
    if (error instanceof HTTPException && error.status === 413)
      return answerRefusal(refuse('error.body.too_large'), c.req.raw);
    services.log.error('call failed', { method: c.req.method, error });
    return answerRefusal(refuse('error.internal'), c.req.raw);
  });
  const declared = implementations.map(({ endpoint }) => endpoint);
  api.notFound((c) => answerUnknown(declared, c.req.path, c.req.raw));
  return Object.assign(api, { askDirectly: makeAskDirectly(implementations, ground) });
}
