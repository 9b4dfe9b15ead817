import * as z from 'zod';
import { Id, Instant, Legislation, Quality } from '../schemas.ts';
import { Quorum } from './quorum.ts';
import { RequestStatus, SignatureStatus, UsedSeal, Viewer } from './schemas.ts';

const ListedSignature = z.object({
  sid: Id,
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  status_code: SignatureStatus,
  quorum: Quorum.optional(),
  /** Null for a person's own signature. */
  seal: UsedSeal.nullable(),
});

/** A row of the list: what a table and a card show, and what the caller may do. */
export const ListedRequest = z.object({
  id: Id,
  title: z.string(),
  status_overall: RequestStatus,
  quality: Quality,
  legislation: Legislation,
  owner: z.string(),
  owner_name: z.string(),
  document_count: z.number().int(),
  signatures: z.array(ListedSignature),
  observer_count: z.number().int(),
  expiration_date: Instant.nullable(),
  created_at: Instant,
  updated_at: Instant,
  viewer: Viewer,
});
export type ListedRequest = z.infer<typeof ListedRequest>;

/** Names of the paging as in the activities; `page` is 1-based. */
export const SignatureRequestPage = z.object({
  total_pages: z.number().int(),
  total_items: z.number().int(),
  /** There are at least so many, and another page: what a search finds is not counted to its end where it is very much. Absent: there are exactly so many. */
  total_is_minimum: z.boolean().optional(),
  current_page: z.number().int(),
  size: z.number().int(),
  signature_requests: z.array(ListedRequest),
  /** All the caller's requests, whatever the filters: sent ones, drafts, those that wait for the caller's signature, own open ones. */
  counts: z.object({
    inbox: z.number().int(),
    drafts: z.number().int(),
    to_sign: z.number().int(),
    sent: z.number().int(),
  }),
});
export type SignatureRequestPage = z.infer<typeof SignatureRequestPage>;
