import { documentExample } from '@sigillum/api-contracts/documents/examples.ts';
import type { Document } from '@sigillum/api-contracts/documents/schemas.ts';
import {
  directSignatureRequestExample,
  requestDocumentExample,
  requestEventsExample,
  signatureExample,
  signatureRequestExample,
  visitorSignatureExample,
} from '@sigillum/api-contracts/signature-requests/examples.ts';
import type {
  RequestDocument,
  RequestEvents,
  RequestStatus,
  Signature,
  SignatureRequest,
  SignatureStatus,
} from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { samplePages } from './sample-pages.ts';

type RequestEvent = RequestEvents['events'][number];

/** The example document with the pages that stories draw. */
export const sampleDocument: Document = {
  ...documentExample,
  page_count: samplePages.length,
  pages: samplePages.map(({ width, height }) => ({ width, height })),
};

/** The text of its pages, as it arrives for screen readers. */
export const samplePageTexts: ReadonlyMap<number, readonly string[]> = new Map(
  samplePages.map(({ number, lines }) => [number, lines ?? []]),
);

const place = (x: number, y: number) => ({ page: '0', x, y, width: 170, height: 64, rotation: 0 });
const stand = (signature: Signature, status_code: SignatureStatus, x: number): Signature => ({
  ...signature,
  status_code,
  invited_at: status_code === 'WAITING' ? null : '2026-11-21T08:40:00.000Z',
  signed_at: status_code === 'SIGNED' ? '2026-11-21T09:02:00.000Z' : null,
  document_signatures: [{ document_id: sampleDocument.id, visual_signature: { position: place(x, 420) } }],
});

/** Noémi with an account, Luca with a link, each with a place on the first page. */
export const signers = (noemi: SignatureStatus, luca: SignatureStatus): Signature[] => [
  stand(signatureExample, noemi, 64),
  stand(visitorSignatureExample, luca, 300),
];

/** An open request for the account holder whose turn it is. */
export const requestToSign: SignatureRequest = {
  ...signatureRequestExample,
  documents: [{ ...requestDocumentExample, page_count: samplePages.length }],
  message: 'Dear both,\n\nplease sign by Friday; the keys are ready on 1 December.\n\nKind regards\nAnna',
  signatures: signers('OPEN', 'WAITING'),
  viewer: { role: 'signer', sid: signatureExample.sid, actions: ['sign', 'decline'] },
};

/** The same for the visitor whose turn it is. */
export const requestToVisit: SignatureRequest = {
  ...requestToSign,
  signatures: signers('SIGNED', 'OPEN'),
  viewer: directSignatureRequestExample.viewer,
};

/** The request in another state, for whoever looks at it. */
export const inState = (
  status_overall: RequestStatus,
  signatures: Signature[],
  viewer: SignatureRequest['viewer'],
): SignatureRequest => ({
  ...requestToSign,
  status_overall,
  signatures,
  viewer,
  ended_at: status_overall === 'OPEN' ? null : '2026-11-21T10:15:00.000Z',
});

/** Several documents, one with a name that does not fit. */
export const manyDocuments: RequestDocument[] = [
  requestToSign.documents[0]!,
  ...[
    'Annex A – plans, schedule of condition and everything else that was agreed on the day of the visit',
    'House rules',
    'Data protection',
  ].map((name, index) => ({
    ...requestDocumentExample,
    id: requestDocumentExample.id.replace(/..$/, `3${index}`),
    version_id: requestDocumentExample.version_id.replace(/..$/, `5${index}`),
    name,
    page_count: index + 1,
    size: 204_000 * (index + 1),
  })),
];

/** The request with these documents, of which the signers sign all, or some. */
export const withDocuments = (
  request: SignatureRequest,
  documents: RequestDocument[],
  signed: readonly RequestDocument[] = documents,
): SignatureRequest => ({
  ...request,
  documents,
  signatures: request.signatures.map((signature) => ({
    ...signature,
    document_signatures: signed.map(({ id }) => ({
      document_id: id,
      visual_signature: signature.document_signatures.find((own) => own.document_id === id)?.visual_signature ?? null,
    })),
  })),
});

const actors = {
  anna: { type: 'member', email: 'anna.keller@example.ch', first_name: 'Anna', last_name: 'Keller' },
  noemi: { type: 'member', email: 'noemi.frei@example.ch', first_name: 'Noémi', last_name: 'Frei' },
  luca: { type: 'external', email: 'luca.rossi@example.it', first_name: 'Luca', last_name: 'Rossi' },
} as const satisfies Record<string, RequestEvent['actor']>;

/** An event that follows the creation. */
export const happen = (
  seq: number,
  name: string,
  who: keyof typeof actors,
  at: string,
  message: string | null = null,
): RequestEvent => ({ ...requestEventsExample.events[0]!, seq, name, at, message, actor: actors[who] });

/** Created, sent, looked at. */
export const sampleEvents: RequestEvents['events'] = [
  requestEventsExample.events[0]!,
  happen(2, 'INITIATED', 'anna', '2026-11-21T08:40:00.000Z'),
  happen(3, 'VIEWED', 'noemi', '2026-11-21T08:58:00.000Z'),
];
