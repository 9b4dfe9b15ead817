import type { Signature, SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { KnownFailure } from '../forms/describe-failure.ts';
import { applyChange, type DraftChange } from './draft-change.ts';
import { signatureRequestsInviteMessages as messages } from './invite-messages.ts';

/** Somebody else has changed the same: the person decides, so nothing is tried again by itself. */
export class DraftClash extends KnownFailure {
  constructor() {
    super({ id: messages.draftClash.id }, undefined);
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Part = readonly [name: string, value: unknown];

/** What a change sets, part by part, as a request holds it: its fields, and of each signer the fields and the marks. */
function listParts(request: SignatureRequest, change: DraftChange): Part[] {
  const { signatures = [], updated_at: _seen, ...fields } = change;
  const own = Object.keys(fields).map((name): Part => [name, request[name as keyof SignatureRequest]]);
  const signers = signatures.flatMap(({ sid, document_signatures = [], ...rest }): Part[] => {
    const held = request.signatures.find((signature) => signature.sid === sid);
    const values = { ...held?.signer_identity_data, sequence: held?.sequence, notify: held?.notify };
    return [
      ...Object.keys(rest).map((name): Part => [`${sid} ${name}`, values[name as keyof typeof values]]),
      ...document_signatures.map(({ document_id }): Part => [
        `${sid} ${document_id}`,
        held?.document_signatures.find((mark) => mark.document_id === document_id)?.visual_signature,
      ]),
    ];
  });
  return [...own, ...signers];
}

/**
 * Whether a change would overwrite what somebody else has made of the draft since `base`: a part of it is not any more what it was, and
 * not what the change makes of it, either.
 */
export function clashes(base: SignatureRequest, theirs: SignatureRequest, change: DraftChange): boolean {
  // Who is in no base yet was added on this screen: nobody else has seen what is changed of them here.
  const known = (change.signatures ?? []).filter(({ sid }) => base.signatures.some((held) => held.sid === sid));
  const judged = { ...change, signatures: known };
  const [before, now] = [listParts(base, judged), listParts(theirs, judged)];
  const wanted = listParts(applyChange(theirs, judged), judged);
  return now.some(([, value], index) => !isSame(value, before[index]![1]) && !isSame(value, wanted[index]![1]));
}

const ownFields = [
  'title',
  'message',
  'quality',
  'legislation',
  'expiration_date',
  'delegation_allowed',
  'attach_on_success',
  'team_inbox',
  'custom',
] as const satisfies readonly (keyof SignatureRequest)[];

/** The draft as somebody else has left it, with what was changed on this screen since `base`. */
export function takeOver(local: SignatureRequest, base: SignatureRequest, theirs: SignatureRequest): SignatureRequest {
  const own = Object.fromEntries(
    ownFields.filter((name) => !isSame(local[name], base[name])).map((name) => [name, local[name]]),
  );
  const signatures = theirs.signatures.map((signature) => {
    const here = local.signatures.find(({ sid }) => sid === signature.sid);
    const before = base.signatures.find(({ sid }) => sid === signature.sid);
    // Who was added here is in no base yet.
    return here && !(before && isSame(summariseSigner(here), summariseSigner(before))) ? here : signature;
  });
  return { ...theirs, ...own, signatures };
}

const summariseSigner = ({ sid, signer_identity_data, sequence, notify, document_signatures }: Signature) => [
  sid,
  signer_identity_data,
  sequence,
  notify,
  document_signatures.filter(({ visual_signature }) => visual_signature),
];

/** Whether two drafts show the same to who edits them. */
export const looksAlike = (one: SignatureRequest, other: SignatureRequest): boolean =>
  isSame(summarise(one), summarise(other));

const summarise = (draft: SignatureRequest) => [
  ...[draft.title, draft.message, draft.quality, draft.legislation, draft.expiration_date, draft.delegation_allowed],
  draft.attach_on_success,
  draft.custom,
  draft.documents.map(({ id }) => id),
  draft.signatures.map(summariseSigner),
  draft.observers.map(({ id }) => id),
  draft.attachments.map(({ attachment_id }) => attachment_id),
];
