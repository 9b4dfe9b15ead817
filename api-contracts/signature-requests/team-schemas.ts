import * as z from 'zod';
import { Id, Instant } from '../schemas.ts';
import { RequestStatus } from './schemas.ts';

/** Which requests of the team's inbox are listed. */
export const TeamFilter = z.enum(['UNASSIGNED', 'MINE', 'ALL']);
export type TeamFilter = z.infer<typeof TeamFilter>;

/** Somebody of the organisation. */
export const Assignee = z.object({ email: z.string(), name: z.string() });

/** A request in the team's inbox, as everybody of the organisation sees it: what it says is for whoever has it. */
export const TeamRequest = z.object({
  id: Id,
  title: z.string(),
  status_overall: RequestStatus,
  owner_name: z.string(),
  expiration_date: Instant.nullable(),
  /** Signatures that are there, and all. */
  signed: z.int(),
  signatures: z.int(),
  put_at: Instant,
  assignee: Assignee.nullable(),
  is_mine: z.boolean(),
  /** The caller may open it: as assignee, owner, or otherwise. */
  is_open_to_me: z.boolean(),
});
export type TeamRequest = z.infer<typeof TeamRequest>;

export const TeamRequestPage = z.object({
  requests: z.array(TeamRequest),
  counts: z.object({ UNASSIGNED: z.int(), MINE: z.int(), ALL: z.int() }),
});
export type TeamRequestPage = z.infer<typeof TeamRequestPage>;
