import type { ExpressionBuilder, Kysely } from 'kysely';
import type { SigningPayload, SignOutcome } from '@sigillum/api-contracts/signing/schemas.ts';
import type { Voucher } from '../business/aes-for-business.ts';
import type { Database } from '../database/schema.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import type { NewEvent } from '../evidence/append-event.ts';
import type { DocumentEvidence } from '../evidence/event.ts';
import type { KnownActor } from '../http/actor.ts';
import { refuse } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { continueRequest } from '../signature-requests/continue-request.ts';
import { listDocumentsUnderLock, lockRequest, type DocumentRow } from '../requests/request-repository.ts';
import { isSameSet } from '../rules/is-same-set.ts';
import { grantAccess } from '../signature-requests/store-signer.ts';
import { findIdentity } from './find-identity.ts';
import { findOwnGroup } from './find-own-group.ts';
import { coversProof } from './demand-proof.ts';
import { passFailPoint } from './failpoints.ts';
import type { SignedRevision } from './finish-documents.ts';
import { endHandOver } from '../requests/end-hand-over.ts';
import type { Lease } from '../requests/lease.ts';
import { attachFieldFiles } from './attach-field-files.ts';
import { askedLevel, findLowestLevel, findReason } from './level-rule.ts';
import { storeOwnMarks, type Marks } from './own-marks.ts';
import { raiseLevels } from './raise-levels.ts';
import type { PlannedTurn } from './plan-turn.ts';
import type { SigningCall } from './signing-call.ts';
import { endStepUp } from './step-up-repository.ts';
import { clearSigning } from './clear-signing.ts';
import { storeVersions } from './store-versions.ts';

interface Signed {
  turn: PlannedTurn;
  payload: SigningPayload;
  revisions: SignedRevision[];
  marks: Marks;
  isLast: boolean;
  lease: Lease;
}

/**
 * The one moment at which a signature comes into being: versions, status, evidence, mails and the end of the lease in one
 * transaction. Refuses when the request or a document is not any more what was signed.
 */
export async function commitSignature(
  services: Services,
  trx: Kysely<Database>,
  call: SigningCall,
  { turn, payload, revisions, marks, isLast, lease }: Signed,
): Promise<SignOutcome> {
  const { requestId, sid, quality, isRegulated, proof, legislation, seal, voucher } = turn;
  const { signingName, signingReason } = isRegulated ? payload : {};
  const { now } = call;
  // Of two that are locked the organisation comes first, here as where its members' requests pass on.
  if (seal) {
    const data = { subject: seal.name, requestId };
    await appendBusinessEvents(trx, call, seal.businessId, [{ name: 'SEAL_USED', data }]);
  }
  const request = await lockRequest(trx, requestId);
  if (request?.status !== 'OPEN') throw refuse('error.sr.not_open');
  // The lease may have run out while the signer was at the trust service; the signature would leave out what came meanwhile.
  const all = await listDocumentsUnderLock(trx, requestId, sid);
  const held = all.flatMap(({ id, is_signed_by }) => (is_signed_by ? [id] : []));
  const made = revisions.map(({ document }) => document.id);
  // Whoever was removed meanwhile has no documents.
  if (!isSameSet(held, made))
    throw refuse(held.length ? 'error.sign.documents_changed' : await explainUntaken(trx, sid));
  const group = turn.groupId === null ? undefined : await findOwnGroup(trx, call.actor, sid);
  const level = findLowestLevel(revisions.map(({ verdict }) => verdict.level));
  // Documents that others alone have signed are completed with these, by the job.
  const isWhole = held.length === all.length;
  const reason = findReason(revisions, isLast) ?? (isWhole ? null : 'verification');
  const taken = await trx
    .updateTable('signatures')
    .set({
      status: 'SIGNED',
      signed_at: now,
      signed_quality: quality,
      level_asked: askedLevel,
      level_reached: level,
      level_reason: reason,
      ended_at: now,
      signing_name: signingName ?? null,
      signing_reason: signingReason ?? null,
      seal_label: seal?.label ?? null,
      seal_organisation: seal?.organisation ?? null,
      ...(group ? groupMember(call.actor) : nameOf(call.actor)),
    })
    .where('sid', '=', sid)
    .where('status', '=', 'OPEN')
    .where((row) => isOf(call.actor, row, group !== undefined))
    .executeTakeFirst();
  if (taken.numUpdatedRows !== 1n) throw refuse(await explainUntaken(trx, sid));
  const documents: SignOutcome['documents'] = [];
  const evidence: DocumentEvidence[] = [];
  const filled = revisions.flatMap((revision) => revision.filled);
  const grown = new Map<string, Pick<DocumentRow, 'current_version_id' | 'sha256' | 'size'>>();
  for (const { document, intake, versions, verdict, prepared } of revisions) {
    const added = [...(intake ? [{ ...intake, cause: 'INTAKE' } as const] : []), ...versions];
    const versionId = await storeVersions(trx, document, added, now);
    const { sha256, size } = versions.at(-1)!;
    documents.push({ documentId: document.id, versionId, sha256, level: verdict.level });
    grown.set(document.id, { current_version_id: versionId, sha256, size });
    const covered = { signedSha256: prepared.state.prefixSha256, signedSize: prepared.state.prefixSize };
    evidence.push({ documentId: document.id, versionId, sha256, size, ...covered });
  }
  // A second factor was noted when it was given. Where a step at the trust service lies between, no code came along with this call.
  const hadStepUp = proof !== undefined && (await endStepUp(trx, sid));
  const isConfirmed = proof && (coversProof(call.given, proof) || !hadStepUp);
  const isSimple = quality === 'SES' || quality === 'DEMO';
  const isUnproved = isSimple && !proof && turn.isVouchedFor && call.actor.kind === 'visitor';
  const { subject, issuer, serialNumber } = revisions[0]!.verdict.certificate;
  const signed: Omit<NewEvent, 'requestId'> = {
    name: 'SIGNED',
    documents: evidence,
    data: {
      sid,
      ...(group && { signerGroup: group.name, signerGroupVersion: group.version_id }),
      quality,
      statedName: turn.statedName ?? undefined,
      signingName,
      signingReason,
      ...(filled.length > 0 && { filled }),
      sealAccountName: seal?.name,
      sealLabel: seal?.label,
      sealOrganisation: seal?.organisation,
      legislation,
      ...(quality === 'AES' && !seal && voucher && describeVoucher(voucher)),
      ...(isUnproved && { vouchedReference: turn.identityReference ?? undefined }),
      ...(!seal && (await findIdentity(trx, { sid, qualities: [quality, request.quality], legislation, now }))),
      levelAsked: askedLevel,
      level,
      levelReason: reason ?? undefined,
      certificateSubject: subject,
      certificateSerial: serialNumber,
      certificateIssuer: issuer,
    },
  };
  const events = [
    ...(isConfirmed ? [{ name: 'TAN_CONFIRMED', data: { sid, channel: proof.channel } } as const] : []),
    signed,
    ...(await attachFieldFiles(trx, { requestId, sid, filled, now })),
  ];
  if (group && call.actor.kind === 'user') await grantAccess(trx, requestId, call.actor.id, 'sign');
  if (call.actor.kind === 'visitor') await endHandOver(trx, call.actor, now);
  await storeOwnMarks(trx, sid, marks);
  // Also the code that was sent for another request of this call: a code signs once.
  await clearSigning(trx, { lease, codesOf: [sid, call.given?.sid ?? sid] });
  // What was appended serves the signatures before, too.
  const isFirst = turn.signatures.every((other) => other.sid === sid || other.status !== 'SIGNED');
  const isLevelled = isWhole && findLowestLevel(revisions.map((revision) => revision.level)) === level;
  if (!isFirst || !isLevelled) await raiseLevels(trx, requestId, revisions, isLast);
  const current = all.map((document) => ({ ...document, ...grown.get(document.id) }));
  const causes = [{ type: 'UPDATE', status: 'OPEN', sid } as const];
  const known = { request, documents: current, last: all[0]?.last_event ?? undefined };
  await continueRequest(services, trx, call, { requestId, reason, known, before: { events, causes } });
  const long_term = isLast ? (reason ? 'pending' : 'complete') : null;
  const outcome: SignOutcome = {
    ...{ signatureRequestId: requestId, sid, status: 'SIGNED', step: null, quality, documents },
    ...{ level_asked: askedLevel, level_reason: reason, long_term, key: null, message: null },
  };
  await call.keepOutcome?.(trx, outcome);
  await passFailPoint('inside-commit');
  return outcome;
}

/** Which organisation vouches for the signer, and by what. */
const describeVoucher = ({ name, domain, check }: Voucher) => ({
  vouchedBy: name,
  ...(check
    ? { vouchedOfficer: check.officerName, evidenceId: check.id, identifiedAt: check.confirmedAt.toISOString() }
    : { vouchedDomain: domain }),
});

/** Everybody signs only what is still their own: meanwhile it may have been handed on, or be asked of another address. */
const isOf = (actor: KnownActor, { eb, or }: ExpressionBuilder<Database, 'signatures'>, isForGroup: boolean) =>
  actor.kind === 'user'
    ? or([eb('user_id', '=', actor.id), ...(isForGroup ? [eb('user_id', 'is', null)] : [])])
    : eb('email', '=', actor.email);

/** Whoever signs first for a group is its signer. */
const groupMember = (actor: KnownActor) =>
  actor.kind === 'user' ? { user_id: actor.id, email: actor.email, taken_by: null, ...nameOf(actor) } : {};

/** Why a signature is not there to be made: it is asked of nobody or of somebody else, enough others have signed, or a second call was faster. */
async function explainUntaken(trx: Kysely<Database>, sid: string) {
  const signature = await trx.selectFrom('signatures').select('status').where('sid', '=', sid).executeTakeFirst();
  if (signature?.status === 'WITHDRAWN') return 'error.sign.enough_signed';
  return signature?.status === 'SIGNED' ? 'error.sign.already_signed' : 'error.not_found';
}

/** Who has signed is known by the account's name from then on, as it was then. */
const nameOf = (actor: KnownActor) =>
  actor.kind === 'user' ? { first_name: actor.firstName, last_name: actor.lastName } : {};
