import type { Kysely } from 'kysely';
import { showValue } from '@sigillum/api-contracts/signature-requests/field-rules.ts';
import type { VisualSignature } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type {
  ProgramObserver,
  ProgramRequest,
  ProgramSignature,
} from '@sigillum/api-contracts/machine/request-schemas.ts';
import { readSettings } from '../business/read-settings.ts';
import type { Database } from '../database/schema.ts';
import type { EvidenceCall } from '../evidence/append-event.ts';
import type { ApiActor } from '../http/actor.ts';
import { writeInstant } from '../http/write-instant.ts';
import { describeQuorum } from '../requests/quorum-of.ts';
import { maskAddress } from '../requests/mask-address.ts';
import type { ObserverRow, SignatureRow } from '../requests/request-repository.ts';
import { readStatus } from '../requests/request-status.ts';
import type { Services } from '../services.ts';
import { findDeletion } from '../signature-requests/retention-rule.ts';
import { writeViewLink, writeVisitLink } from '../signature-requests/visit-link.ts';
import {
  gatherRead,
  gatherRequests,
  gatherSent,
  type GatheredRequest,
  type Marginalia,
  type SentRequest,
} from './gather-requests.ts';
import { recordLinks } from './record-links.ts';
import { writeBusinessId, writeGroupId, writeGroupVersion, writeObserverId } from './program-ids.ts';
import type { RequestView } from '../requests/access.ts';
import type { Role } from '../requests/access-rules.ts';

/** The dialects of the family. */
export type ProgramVersion = 'v1' | 'v2' | 'v3';

interface Reader extends EvidenceCall {
  services: Pick<Services, 'secrets' | 'config'>;
  version: ProgramVersion;
}

/** Requests that the program may read, as its dialect writes them. Null is left out on the wire. Links that they show become evidence. */
export async function describeProgramRequests(
  reader: Reader,
  db: Kysely<Database>,
  readable: ReadonlyMap<string, Role>,
): Promise<ProgramRequest[]> {
  return writeRequests(reader, db, await gatherRequests(db, readable));
}

async function writeRequests(
  reader: Reader,
  db: Kysely<Database>,
  gathered: readonly GatheredRequest[],
): Promise<ProgramRequest[]> {
  const bodies = gathered.map((one) => writeRequest(reader, one));
  const handed = bodies.map(({ id, signatures }): [string, string[]] => [
    id,
    signatures.flatMap(({ sid, signing_url }) => (signing_url === undefined ? [] : [sid])),
  ]);
  await recordLinks(db, reader, new Map(handed.filter(([, sids]) => sids.length > 0)));
  return bodies;
}

/** Null counts as absent in what programs get (the adapter leaves it out), which their schemas say as undefined. */
const given = <T>(value: T | null | undefined): T | undefined => value ?? undefined;

function writeRequest(reader: Reader, gathered: GatheredRequest): ProgramRequest {
  const { services, version, now } = reader;
  const { request, role, documents, observers, attachments, named } = gathered;
  const isManager = role === 'owner' || role === 'admin' || role === 'writer';
  const show = isManager ? (email: string) => email : maskAddress;
  const isV3 = version === 'v3';
  const owner = request.owner_email;
  const writers = named.filter(({ level }) => level === 'write').map(({ email }) => email);
  const { retention } = readSettings(request.business_settings).signatureRequests;
  const deletion = findDeletion(request, retention, now);
  const business = request.business_id === null ? undefined : writeBusinessId(request.business_id);
  return {
    id: request.id,
    title: request.title,
    message: request.message || undefined,
    ...(isV3
      ? {
          documents: documents.map(({ id, title: name, current_version_id: version_id }) => ({ id, name, version_id })),
        }
      : { document_id: documents[0]?.current_version_id }),
    quality: request.quality,
    legislation: request.legislation,
    signing_url: writeViewLink(services.config, request.id),
    status_overall: readStatus(request, now),
    ...(isV3 ? { business_id: business, origin: request.origin } : { business }),
    signatures: gathered.signatures.map((row) => writeSignature(reader, gathered, row, { isManager, show })),
    ...(isV3
      ? { observers: observers.map((row) => describeProgramObserver(row, show)) }
      : { cc_email_addresses: observers.flatMap(({ group_id, email }) => (group_id === null ? [show(email)] : [])) }),
    attachments: attachments.map(({ id: attachment_id, filename }) => ({ attachment_id, filename })),
    attach_on_success: request.attach_on_success,
    expiration_date: deletion?.toISOString().slice(0, 10),
    expires_at: given(writeInstant(request.expiration_date)),
    reminders: request.reminders,
    owner,
    read_access: [...new Set([owner, ...named.map(({ email }) => email)])],
    write_access: [...new Set([owner, ...writers])],
    created_at: request.created_at.toISOString(),
    updated_at: request.updated_at.toISOString(),
    ...(isManager && {
      callback_success_url: given(request.callback_success_url),
      callback_update_url: given(request.callback_update_url),
      callback_error_url: given(request.callback_error_url),
    }),
    // No signer is a program: whoever reads this was named by the sender.
    custom: given(request.custom),
  };
}

function writeSignature(
  { services, version }: Reader,
  { request, marks, marginalia }: GatheredRequest,
  row: SignatureRow,
  { isManager, show }: { isManager: boolean; show: (email: string) => string },
): ProgramSignature {
  const own = marks.filter(({ sid }) => sid === row.sid);
  const isVisitor = row.user_id === null && row.group_id === null;
  const link = isManager && isVisitor ? writeVisitLink(services, row) : undefined;
  const mark = own[0]?.visual_signature;
  const beside = marginalia.get(row.sid);
  const email = row.account_email === null ? undefined : show(row.account_email);
  return {
    sid: row.sid,
    account_email: email,
    signer_identity_data: writeIdentity(row, isManager, show),
    ...(version === 'v3'
      ? {
          document_signatures: own.map(({ document_id, visual_signature }) => ({
            document_id,
            visual_signature: visual_signature ? writeMark(visual_signature) : undefined,
          })),
          invited_by: row.inviter_email === null ? undefined : show(row.inviter_email),
        }
      : { visual_signature: mark ? writeMark(mark) : undefined }),
    sequence: row.sequence,
    ...describeQuorum(row),
    ...(version === 'v1' && { signer_email_address: email, order: row.sequence }),
    status_code: row.status,
    notify: row.notify,
    language: row.language,
    signing_url: link,
    signer_group_id: row.group_id === null ? undefined : writeGroupId(row.group_id),
    last_viewed_at: given(writeInstant(beside?.viewed_at ?? null)),
    signed_at: given(writeInstant(row.signed_at)),
    signed_quality: given(row.signed_quality),
    signed_legislation: row.signed_at ? request.legislation : undefined,
    decline_message: given(row.decline_reason),
    fields: isManager && beside?.fields.length ? writeFields(beside) : undefined,
  };
}

/** A value is told as it stands in the signed file: what was typed while that was being made is not there. */
function writeFields({ fields, filled }: Marginalia): ProgramSignature['fields'] {
  const left = [...filled];
  return fields.map(({ declaration, document_id, value: saved }) => {
    const { id, kind, label, required } = declaration;
    const typed = saved ?? declaration.default_value;
    const isOf = (one: (typeof left)[number]) => one.documentId === document_id && one.label === label;
    const same = left.findIndex((one) => isOf(one) && one.value === showValue(declaration, typed));
    const at = same < 0 && typed !== '' ? left.findIndex(isOf) : same;
    const [told] = at < 0 ? [] : left.splice(at, 1);
    return { id, document_id, kind, label, required, value: told && (at === same ? typed : told.value) };
  });
}

/** Nothing where nothing was sent: typed clients break on an object without what it must hold. */
function writeIdentity(row: SignatureRow, isManager: boolean, show: (email: string) => string) {
  const isNamed = row.first_name ?? row.last_name ?? row.mobile ?? row.identity_reference;
  if (row.group_id !== null || (row.account_email !== null && isNamed === null)) return undefined;
  return {
    email_address: row.email ? show(row.email) : undefined,
    first_name: given(row.first_name),
    last_name: given(row.last_name),
    ...(isManager && {
      mobile_number: given(row.mobile),
      identity_reference: given(row.identity_reference),
    }),
    language: row.language,
    identification_require_evidence: row.identification_require_evidence || undefined,
  };
}

/** One place stands in both. */
function writeMark({ position, positions, ...mark }: VisualSignature): VisualSignature {
  const places = positions ?? (position ? [position] : undefined);
  if (!places) return mark;
  const whole = places.map((place) => ({ ...place, rotation: Math.round(place.rotation) }));
  return { ...mark, ...(whole.length === 1 && { position: whole[0]! }), positions: whole };
}

export function describeProgramObserver(row: ObserverRow, show: (email: string) => string): ProgramObserver {
  const { group_id, group_name: name, version_id, told } = row;
  const invited = {
    told,
    invited_at: given(writeInstant(row.invited_at)),
    invited_by: row.inviter_email === null ? undefined : show(row.inviter_email),
  };
  const id = writeObserverId(row.id);
  if (group_id !== null && name !== null && version_id !== null)
    return {
      id,
      type: 'GROUP',
      ...invited,
      group_info: { id: writeGroupId(group_id), name, version_id: writeGroupVersion(version_id) },
    };
  return { id, type: 'USER', ...invited, user_info: { id: given(row.user_id), email: show(row.email) } };
}

/** The whole request for who has just changed it. */
export async function answerRequest(
  context: EvidenceCall & { db: Kysely<Database>; services: Services; actor: ApiActor },
  version: ProgramVersion,
  id: string,
  role: Role,
): Promise<{ status: 200; body: ProgramRequest }> {
  const [body] = await describeProgramRequests({ ...context, version }, context.db, new Map([[id, role]]));
  return { status: 200, body: body! };
}

/** The same of one that the call has read to judge whether it may. */
export async function answerRead(
  context: Parameters<typeof answerRequest>[0],
  version: ProgramVersion,
  view: RequestView,
): Promise<{ status: 200; body: ProgramRequest }> {
  const { db } = context;
  const [body] = await writeRequests({ ...context, version }, db, [await gatherRead(db, view)]);
  return { status: 200, body: body! };
}

/** The same of one that the call has laid down and sent itself. */
export async function answerSent(
  context: Parameters<typeof answerRequest>[0],
  version: ProgramVersion,
  sent: SentRequest,
): Promise<{ status: 200; body: ProgramRequest }> {
  const { db } = context;
  const [body] = await writeRequests({ ...context, version }, db, [await gatherSent(db, sent)]);
  return { status: 200, body: body! };
}
