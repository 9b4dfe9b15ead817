import * as z from 'zod';
import { ProgramEventType } from '../business/webhook-schemas.ts';
import { Id, Instant } from '../schemas.ts';
import { RequestStatus } from '../signature-requests/schemas.ts';
import { defineMachine } from './define-machine.ts';
import { machinePathOfV3 } from './path.ts';

/** What a webhook is called with, and where it stands among the events of the business. */
const ProgramEvent = z.object({
  position: z.number().int(),
  /** The header `webhook-id` of the calls that told of it. */
  id: Id,
  type: ProgramEventType,
  signature_request_id: Id,
  document_id: Id.optional(),
  signature_id: Id.optional(),
  status_overall: RequestStatus,
  occurred_at: Instant,
});

export const ProgramEvents = z.object({
  events: z.array(ProgramEvent),
  /** The `after` of the next call: of the last event here, or what was asked with where there is none. */
  next: z.number().int(),
  has_more: z.boolean(),
});
export type ProgramEvents = z.infer<typeof ProgramEvents>;

export const listProgramEvents = defineMachine({
  method: 'GET',
  path: machinePathOfV3('events'),
  auth: 'api',
  scope: 'admin',
  summary:
    'What has happened to all requests of the business, in one order, so that a receiver recovers what it slept through.',
  description:
    'Begin without `after`, keep `next`, and ask with `after={next}` until has_more is false. Positions grow; what is told later never gets a ' +
    'position below one that was told, so nothing is left out and nothing comes twice. Events are kept for 30 days, whether or not a webhook ' +
    'listens, and whether or not the request is still there. An `after` beyond what was ever told (as after a restored ' +
    'backup) is refused with `after_unknown`. The key needs the scope admin.',
  query: z.object({
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  responses: { 200: ProgramEvents },
  problems: [],
});
