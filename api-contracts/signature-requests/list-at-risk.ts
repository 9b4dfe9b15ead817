import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Instant } from '../schemas.ts';

/** Why a request may fail. */
export const riskReasons = ['QUESTION', 'MAIL_REFUSED', 'DEADLINE', 'REMINDERS_ENDED'] as const;

const AtRisk = z.object({
  id: Id,
  title: z.string(),
  expiration_date: Instant.nullable(),
  /** Signatures that are missing. */
  missing: z.int(),
  /** At least one, in the order in which they are to be looked after. */
  reasons: z.array(z.enum(riskReasons)),
  /** Questions of signers without an answer. */
  questions: z.int(),
  /** Addresses whose mail server takes no mail for them, or lets it come back. */
  refused: z.array(z.string()),
});
export type RequestAtRisk = z.infer<typeof AtRisk>;

export const RequestsAtRisk = z.object({
  /** How many there are; of them the first twenty are told. */
  total: z.int(),
  requests: z.array(AtRisk),
});
export type RequestsAtRisk = z.infer<typeof RequestsAtRisk>;

export const listAtRisk = defineEndpoint({
  method: 'GET',
  path: '/v3/signature-requests-at-risk',
  isAboutMuch: true,
  auth: 'bearer',
  summary: 'Lists the open requests that the caller looks after and that may fail, with the reason.',
  description:
    'The nearest deadline comes first. `DEADLINE` are two working days or less, in the caller’s zone (X-Time-Zone, default Europe/Zurich); ' +
    '`REMINDERS_ENDED` says that the schedule of reminders has reminded nobody for three days and will remind nobody any more. ' +
    'What the caller signs or observes alone is not among them.',
  responses: { 200: RequestsAtRisk },
  problems: [],
  isBeyondSpecification: true,
});
