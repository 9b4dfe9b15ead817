import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { endpoints } from '@sigillum/api-contracts/endpoints.ts';
import type { Endpoint } from '@sigillum/api-contracts/endpoint.ts';
import { createApiDocs } from './http/api-docs.ts';
import { answerRefusal, refuse } from './http/refusal.ts';
import type { Implementation } from './http/implement.ts';
import { mount, type Api } from './http/mount.ts';
import { createTrustRoutes } from './http/trust-routes.ts';
import { businessHandlers } from './business/index.ts';
import { documentsHandlers } from './documents/index.ts';
import { platformHandlers } from './platform/index.ts';
import { sealsHandlers } from './seals/index.ts';
import type { Services } from './services.ts';
import { signatureRequestsHandlers } from './signature-requests/index.ts';
import { signingHandlers } from './signing/index.ts';
import { twoStepHandlers } from './two-step/index.ts';
import { userHandlers } from './user/index.ts';
import { verificationHandlers } from './verification/index.ts';
import { visualSignaturesHandlers } from './visual-signatures/index.ts';

const implementations: readonly Implementation[] = [
  ...businessHandlers,
  ...documentsHandlers,
  ...platformHandlers,
  ...sealsHandlers,
  ...signatureRequestsHandlers,
  ...signingHandlers,
  ...twoStepHandlers,
  ...userHandlers,
  ...verificationHandlers,
  ...visualSignaturesHandlers,
];

/** Refuses to start when a contract has no handler, or a handler no contract. */
function requireComplete(): void {
  const declared = new Set<Endpoint>(Object.values(endpoints).flatMap((area) => Object.values(area) as Endpoint[]));
  const implemented = new Set(implementations.map(({ endpoint }) => endpoint));
  const name = ({ method, path }: Endpoint) => `${method} ${path}`;
  const missing = [...declared].filter((endpoint) => !implemented.has(endpoint)).map(name);
  const foreign = [...implemented].filter((endpoint) => !declared.has(endpoint)).map(name);
  if (missing.length || foreign.length) {
    throw new Error(
      `Contracts and handlers differ. Without handler: ${missing.join(', ') || 'none'}; without contract: ${foreign.join(', ') || 'none'}.`,
    );
  }
}

/** The API alone, without the app: what the pacts are verified against and what the app's loaders call in process. */
export function createApi(services: Services): Api {
  requireComplete();
  const api: Api = new Hono();
  mount(api, implementations, services);
  api.route('/trust', createTrustRoutes(services.trustCentre));
  api.route('/', createApiDocs(services.config.publicUrl));
  api.onError((error, c) => {
    if (error instanceof HTTPException && error.status === 413)
      return answerRefusal(refuse('error.body.too_large'), c.req.raw);
    services.log.error('call failed', { method: c.req.method, error });
    return answerRefusal(refuse('error.internal'), c.req.raw);
  });
  api.notFound((c) => answerRefusal(refuse('error.not_found'), c.req.raw));
  return api;
}
