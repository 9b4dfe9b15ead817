import * as z from 'zod';
import { Change } from '../verification/schemas.ts';
import { Instant } from '../schemas.ts';
import { EvidenceChain } from './evidence-chain.ts';

/** What a person did (wire shapes, Signature report); only what applies is there. */
export const UserAction = z.object({
  name: z.string(),
  /** The event's number in the chain, from 1. */
  seq: z.number().int(),
  ip: z.string().optional(),
  /** UTC. */
  time: Instant,
  /** IANA zone that the actor's device was in. */
  zone: z.string().optional(),
  quality: z.string().optional(),
  legislation: z.string().optional(),
  documents: z
    .array(
      z.object({
        documentId: z.string(),
        documentSha256: z.string(),
        documentSize: z.number().int().optional(),
        /** SIGNED: the version that was signed; `documentSha256` is the one that came of it. */
        signedSha256: z.string().optional(),
        signedSize: z.number().int().optional(),
      }),
    )
    .optional(),
  /** Pages, and bytes, of all these documents together, as they were. */
  documentPageCount: z.number().int().optional(),
  documentSize: z.number().int().optional(),
  message: z.string().optional(),
  signatureId: z.string().optional(),
  /** Files that were added, removed or downloaded without being signed. */
  attachments: z
    .array(z.object({ attachmentId: z.string(), filename: z.string(), sha256: z.string(), size: z.number().int() }))
    .optional(),
  signersAdded: z.array(z.string()).optional(),
  signersRemoved: z.array(z.string()).optional(),
  /** Names of groups, of which one signs or all observe. */
  signerGroupsAdded: z.array(z.string()).optional(),
  signerGroupsRemoved: z.array(z.string()).optional(),
  /** SIGNED, DECLINED: the group for which the person did it, and which version of it the person belonged to. */
  signerGroup: z.string().optional(),
  signerGroupVersion: z.string().optional(),
  /** Who was there and had handed the device to the signer, by name. */
  witness: z.string().optional(),
  /** INITIATED: of whom so many have to sign, by their signatures. */
  quorums: z.array(z.object({ name: z.string(), needed: z.number().int(), sids: z.array(z.string()) })).optional(),
  /** QUORUM_REACHED: whose signatures are there, and whose are not needed any more. */
  quorum: z
    .object({
      name: z.string(),
      needed: z.number().int(),
      signed: z.array(z.string()),
      spared: z.array(z.string()),
    })
    .optional(),
  /** DELEGATED: addresses of who signs instead. */
  delegatees: z.array(z.string()).optional(),
  observersAdded: z.array(z.string()).optional(),
  observersRemoved: z.array(z.string()).optional(),
  /** Colleagues who may read or edit it since then, or may no more. */
  readersAdded: z.array(z.string()).optional(),
  readersRemoved: z.array(z.string()).optional(),
  writersAdded: z.array(z.string()).optional(),
  writersRemoved: z.array(z.string()).optional(),
  certificateSubject: z.string().optional(),
  certificateSerial: z.string().optional(),
  certificateIssuer: z.string().optional(),
  /** PAdES levels (EN 319 142-1), and why the one reached is below the one asked. */
  levelAsked: z.string().optional(),
  level: z.string().optional(),
  levelReason: z.string().optional(),
  /** Regulated records (PART11), as the signer wrote them. */
  /** The name as the signer states it, who has no account. */
  statedName: z.string().optional(),
  signingName: z.string().optional(),
  signingReason: z.string().optional(),
  /** SIGNED: what the person has written into fields of the documents, as it stands there; a box that is ticked is `true`. */
  filled: z
    .array(z.object({ documentId: z.string(), label: z.string(), kind: z.string(), value: z.string() }))
    .optional(),
  /** SIGNED: the organisation's seal that the person has used: its account name, its label and whose it is. */
  sealAccountName: z.string().optional(),
  sealLabel: z.string().optional(),
  sealOrganisation: z.string().optional(),
  /** The organisation that has checked who the signer is (AES for Business), and the mail domain by which it vouches. */
  vouchedBy: z.string().optional(),
  vouchedDomain: z.string().optional(),
  /** Its officer who has checked the signer's identity document in person. */
  vouchedOfficer: z.string().optional(),
  /** SIGNED without a code: the reference under which whoever has sent the request knows the signer and vouches. */
  vouchedReference: z.string().optional(),
  /** SIGNED, IDENTIFIED: who has checked who the signer is, when, how well (level of assurance, 3 or 4), and the evidence that is kept of it. */
  identifiedBy: z.string().optional(),
  identifiedAt: z.string().optional(),
  assurance: z.number().int().optional(),
  mabEvidenceId: z.string().optional(),
  /** SIGNATURE_FAILED: why a signature that had been accepted does not hold (`certificate_revoked`). */
  failure: z.string().optional(),
  /** QUESTION_ANSWERED: which event it answers, by its `seq`. */
  question: z.number().int().optional(),
  /** CREATED, INITIATED of a corrected version: the request before, and the hash of its event CORRECTED. */
  corrects: z.string().optional(),
  correctsHash: z.string().optional(),
  /** CORRECTED: the request that takes the place of this one, and the hash of its newest event then. */
  correctedBy: z.string().optional(),
  correctedByHash: z.string().optional(),
  /** INITIATED of a corrected version: names of documents that are different. */
  documentsAdded: z.array(z.string()).optional(),
  documentsRemoved: z.array(z.string()).optional(),
  documentsReplaced: z.array(z.string()).optional(),
  /** How a code was sent. */
  channel: z.string().optional(),
  /** STEP_UP_CONFIRMED: the second factor of the account that stood for a code (`passkey`, `totp`, `mobile_id`). */
  method: z.string().optional(),
  /** STEP_UP_CONFIRMED by Mobile ID: SHA-256 of its answer. */
  answerSha256: z.string().optional(),
});
export type UserAction = z.infer<typeof UserAction>;

/** A document as it is now, and what our verifier said of this very file before it was called signed. */
export const ReportedDocument = z.object({
  documentId: z.string(),
  title: z.string(),
  pages: z.number().int(),
  sha256: z.string(),
  size: z.number().int(),
  /** Its path in an exported folder. */
  file: z.string().optional(),
  verdict: z
    .object({
      indication: z.string(),
      subIndication: z.string().nullable(),
      checkedAt: z.string(),
      signatures: z.array(
        z.object({
          signer: z.string(),
          indication: z.string(),
          level: z.string().nullable(),
          /** What came after this signature into the document or its form, thing by thing. */
          changes: z.array(Change).optional(),
        }),
      ),
    })
    .nullable(),
});
export type ReportedDocument = z.infer<typeof ReportedDocument>;

export const SignatureReport = z.object({
  header: z.object({
    signatureRequestID: z.string(),
    title: z.string(),
    status: z.string(),
    signatureCount: z.number().int(),
    signatureCountSigned: z.number().int(),
    attachmentNames: z.array(z.string()),
    /** Ours: whether the hash chain of the audit events is whole, and its last hash. */
    evidenceIntact: z.boolean(),
    evidenceHash: z.string(),
  }),
  userList: z.array(
    z.object({
      id: z.string(),
      firstname: z.string(),
      lastname: z.string(),
      email: z.string(),
      /** The group for which the person signs; for a group of which nobody has signed, its name in place of a person's. */
      groupName: z.string().optional(),
      mobile: z.string().optional(),
      /** For people of the business that the request belongs to. */
      businessName: z.string().optional(),
      userActions: z.array(UserAction),
    }),
  ),
  /** Of whom so many have to sign: everybody who could, and where each stands. */
  quorums: z
    .array(
      z.object({
        name: z.string(),
        needed: z.number().int(),
        people: z.array(z.object({ sid: z.string(), name: z.string(), email: z.string(), status: z.string() })),
      }),
    )
    .optional(),
  documents: z.array(ReportedDocument),
  /** In an exported folder of whoever may edit the request: what Mobile ID has answered (CMS, base64), by its SHA-256. */
  mobileIdAnswers: z.array(z.object({ sha256: z.string(), message: z.base64() })).optional(),
  evidence: EvidenceChain,
});
export type SignatureReport = z.infer<typeof SignatureReport>;
