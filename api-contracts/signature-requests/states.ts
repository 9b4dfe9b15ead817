import * as z from 'zod';
import { Email, Id, Instant, Language, Legislation, Quality } from '../schemas.ts';
import type { StateTable } from '../state.ts';
import { RequestField } from './field-schemas.ts';
import { RequestStatus, SignatureStatus, VisualSignature } from './schemas.ts';

const Signer = z.object({
  sid: Id,
  email: Email,
  firstName: z.string(),
  lastName: z.string(),
  /** Digits with country code. */
  mobile: z.string().optional(),
  language: Language.default('en'),
  status: SignatureStatus.default('OPEN'),
  sequence: z.int().default(-1),
  notify: z.boolean().default(true),
  /** The account that signs; without one the person is a visitor. */
  userId: Id.optional(),
  /** The secret of a visitor's link. */
  userid: z.string().optional(),
  /** The same on every document. */
  visualSignature: VisualSignature.optional(),
  invitedAt: Instant.optional(),
  /** The account that has handed the signature on. */
  delegatedBy: Id.optional(),
  /** Seconds since the last reminder. */
  remindedSecondsAgo: z.int().optional(),
});

const StoredDocument = z.object({
  id: Id,
  versionId: Id,
  title: z.string(),
  /** A real PDF with so many pages. */
  pageCount: z.int().positive().default(1),
  /** What stands on each of them, before its number. */
  text: z.string().default('Lease'),
  /** It is a form already. */
  hasForm: z.boolean().default(false),
});

export const signatureRequestsStates = {
  'a signature request exists': z.object({
    id: Id,
    ownerId: Id,
    businessId: Id.optional(),
    title: z.string(),
    message: z.string().default(''),
    quality: Quality.default('SES'),
    legislation: Legislation.optional(),
    status: RequestStatus.default('OPEN'),
    expiresAt: Instant.optional(),
    delegationAllowed: z.boolean().optional(),
    /** In the inbox of the team of its business. */
    teamInbox: z.boolean().optional(),
    documents: z.array(StoredDocument).default([]),
    /** Files that go along, each in base64. */
    attachments: z.array(z.object({ id: Id, filename: z.string(), content: z.base64() })).default([]),
    signers: z.array(Signer).default([]),
    observers: z
      .array(z.object({ id: Id, email: Email, userId: Id.optional(), invitedAt: Instant.optional() }))
      .default([]),
  }),
  'a signature request has fields': z.object({ id: Id, fields: z.array(RequestField) }),
  'a document was handed over by code': z.object({
    id: Id,
    makerId: Id,
    title: z.string(),
    accessCode: z.string(),
    hoursAgo: z.int().default(0),
    /** What it has become. */
    requestId: Id.optional(),
  }),
  'a callback of a request was caused': z.object({ id: Id, requestId: Id, url: z.string() }),
  'somebody is signing a request': z.object({ requestId: Id, sid: Id }),
  'a signer has asked a question': z.object({ requestId: Id, sid: Id, message: z.string() }),
  'the installation makes PDFs of pictures': z.object({}),
  'the document was made of a picture': z.object({ documentId: Id }),
  'a person has sent more requests than a search counts': z.object({ ownerId: Id }),
  'a request holds as many documents as it may': z.object({ requestId: Id }),
} as const satisfies StateTable;
