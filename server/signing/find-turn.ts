import type { Language, Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import type { Kysely } from 'kysely';
import { findVoucher, type Voucher } from '../business/aes-for-business.ts';
import type { Database } from '../database/schema.ts';
import type { KnownActor } from '../http/actor.ts';
import { joinName } from '../rules/join-name.ts';
import { takeTurn } from './take-turn.ts';
import { requireAction } from '../requests/access.ts';
import type { SignatureRow } from '../requests/request-repository.ts';

/** A signature that its signer may make now. */
export interface Turn {
  requestId: string;
  /** Of the organisation that pays; null where the owner does. */
  businessId: string | null;
  businessPlan: string | null;
  sid: string;
  requestQuality: Quality;
  /** The signer states name and reason: a regulated record, or the request of an organisation that keeps such. */
  isRegulated: boolean;
  legislation: Legislation;
  /** Of the organisation on whose account the request is, as they are stored. */
  businessSettings: unknown;
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** As a signer without account states it, where that differs. */
  statedName: string | null;
  /** Digits with country code: what the request says of the signer, else the account's own. */
  mobile: string | null;
  language: Language;
  /** The owner has identified the person (wire shapes, Lifecycle). */
  isVouchedFor: boolean;
  /** Under which reference it knows the person. */
  identityReference: string | null;
  /** It wants evidence here of who the person is, where the signature asks for an identification. */
  needsEvidence: boolean;
  /** The organisation that vouches for the person where AES is asked for (AES for Business). */
  voucher: Voucher | undefined;
  /** Of whom the signature is one; null where it is one person's. */
  groupId: string | null;
  /** Everybody's, as they were found with it. */
  signatures: readonly SignatureRow[];
}

/**
 * The caller's next signature of a request, as the rules of access find and judge it; a group's is the caller's from then on, unless the
 * caller holds the lease already. Throws a refusal.
 */
export async function findTurn(
  db: Kysely<Database>,
  actor: KnownActor,
  requestId: string,
  now: Date,
  isLeased = false,
): Promise<Turn> {
  const { request, own, signatures } = await requireAction(db, { actor, now }, requestId, 'sign');
  if (own!.group_id !== null && actor.kind === 'user' && !isLeased)
    await takeTurn(db, { sid: own!.sid, userId: actor.id, now });
  const { sid, email, first_name, last_name, stated_first_name, stated_last_name } = own!;
  const { mobile, account_mobile, language, identity_reference, notify } = own!;
  return {
    requestId,
    businessId: request.business_id,
    businessPlan: request.business_plan,
    sid,
    requestQuality: request.quality,
    isRegulated: request.is_regulated || request.quality === 'PART11',
    legislation: request.legislation,
    businessSettings: request.business_settings,
    email,
    firstName: first_name,
    lastName: last_name,
    statedName: joinName(stated_first_name, stated_last_name) || null,
    mobile: mobile ?? account_mobile ?? (own!.user_id === null ? await findMobile(db, actor) : null),
    language,
    isVouchedFor: Boolean(identity_reference) && !notify,
    identityReference: identity_reference,
    needsEvidence: own!.identification_require_evidence,
    voucher: actor.kind === 'user' && request.quality === 'AES' ? await findVoucher(db, actor.id, now) : undefined,
    groupId: own!.group_id,
    signatures,
  };
}

/** The caller's own number, where the signature is anybody's of a group. */
async function findMobile(db: Kysely<Database>, actor: KnownActor): Promise<string | null> {
  if (actor.kind !== 'user') return null;
  const { mobile } = await db.selectFrom('users').select('mobile').where('id', '=', actor.id).executeTakeFirstOrThrow();
  return mobile;
}
