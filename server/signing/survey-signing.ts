import { listLeft } from '@sigillum/api-contracts/signature-requests/quorum.ts';
import type { SigningPayload } from '@sigillum/api-contracts/signing/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { voiceOf } from '../requests/quorum-of.ts';
import type { Turn } from './find-turn.ts';
import { listWholeDocuments, type WholeDocument } from './list-whole-documents.ts';
import { addOwnMarks, readOwnMarks, type Marks } from './own-marks.ts';
import { joinSigners, listFieldNames, type Signer } from './signers.ts';

/** What surrounds one signature: the files and everybody who signs them. */
export interface SigningSurvey {
  documents: WholeDocument[];
  signers: Signer[];
  /** The signer's own wishes for visible marks. */
  marks: Marks;
  /** Whether nobody has signed a document yet, and nobody else is left to. */
  standIn: (documentId: string) => { isFirst: boolean; isLast: boolean };
  /** Nobody else is left to sign the request. */
  isLast: boolean;
  /** Names of the fields that are signed in a document once this signature is there. */
  listFields: (documentId: string) => string[];
}

/** Looks at a request as its signer is about to sign it. Throws the refusal of a mark that cannot be. */
export async function surveySigning(
  db: Kysely<Database>,
  payload: SigningPayload,
  { requestId, sid, signatures }: Pick<Turn, 'requestId' | 'sid' | 'signatures'>,
): Promise<SigningSurvey> {
  const whole = await listWholeDocuments(db, requestId);
  const planned = joinSigners(signatures, whole);
  const own = planned.find((signer) => signer.sid === sid)!;
  const documents = whole.documents.filter(({ id }) => own.visualSignatures.has(id));
  const signed = planned.filter(({ status }) => status === 'SIGNED');
  const isFirst = signed.length === 0;
  const left = new Set(listLeft(signatures.map(voiceOf), sid).map((voice) => voice.sid));
  const marks = readOwnMarks(payload, { signer: own, documents, isFirst });
  const signers = addOwnMarks(planned, sid, marks);
  const signing = new Set([sid, ...signed.map((signer) => signer.sid)]);
  return {
    documents,
    signers,
    marks,
    standIn: (documentId) => {
      const others = planned.filter((signer) => signer.sid !== sid && signer.visualSignatures.has(documentId));
      return {
        isFirst: !others.some(({ status }) => status === 'SIGNED'),
        isLast: !others.some((signer) => left.has(signer.sid)),
      };
    },
    isLast: left.size === 0,
    listFields: (documentId) =>
      listFieldNames(
        signers.filter((signer) => signing.has(signer.sid)),
        documentId,
      ),
  };
}
