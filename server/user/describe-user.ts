import type { Language } from '@sigillum/api-contracts/schemas.ts';
import { findHighestQuality } from '@sigillum/api-contracts/user/find-highest-quality.ts';
import type { User } from '@sigillum/api-contracts/user/schemas.ts';
import { findMembership } from '../business/business-repository.ts';
import { describeInvitation, summariseBusiness } from '../business/describe-business.ts';
import { readMembershipEnd } from '../business/membership-history.ts';
import { findPlanChange } from '../business/find-plan-change.ts';
import { mayUpload } from '../business/may-upload.ts';
import { readSettings } from '../business/read-settings.ts';
import { nameSeals } from '../seals/find-usable-seal.ts';
import { readFreePlan } from '../rules/find-successor.ts';
import type { Services } from '../services.ts';
import { describePhone } from './phone-repository.ts';
import { readPreferences } from '../accounts/preferences.ts';
import { listConvertible } from '../conversion/list-convertible.ts';
import type { Identification } from './list-identifications.ts';
import { getProfile, type Profile } from './profile-repository.ts';
import { readQualities, writeUserQualities } from './signature-qualities.ts';
import { hasAcceptedTerms } from './terms.ts';

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** An account as GET /v1/user shows it. */
export async function describeUser(
  { db, trust, config }: Pick<Services, 'db' | 'trust' | 'config'>,
  id: string,
  now: Date,
): Promise<User> {
  const [user, membership] = await Promise.all([getProfile(db, id, now), findMembership(db, id)]);
  const seals = membership ? nameSeals(membership.business_id, listSealsOf(user, membership.business_id)) : [];
  const { invitation } = user;
  const stored = user.attributes;
  const freePlan = membership ? undefined : readFreePlan(config.priceCatalogue, stored, now);
  const upload = mayUpload(membership, freePlan, now);
  const preferences = readPreferences(stored);
  const seenAt = stored.membershipEndSeenAt ? new Date(stored.membershipEndSeenAt) : undefined;
  const { end: membershipEnd, revocable } = membership
    ? { end: null, revocable: null }
    : await readMembershipEnd(db, id, { seenAt, now });
  const hasAccepted = hasAcceptedTerms(user.gtc_accepted_at);
  const lang = user.lang as Language;
  const signatureQualities = writeUserQualities(
    await readQualities({ trust }, db, {
      isEmailVerified: user.email_verified,
      mobile: user.mobile,
      ...(isAscii(user.email) && { hasVoucher: Boolean(user.has_voucher || user.has_check) }),
      seals,
      identifications: user.identifications as Identification[],
      account: { id, now },
    }),
  );
  const known = { emailVerified: user.email_verified, signatureQualities };
  return {
    id,
    email: user.email,
    emailVerified: user.email_verified,
    firstName: user.first_name,
    lastName: user.last_name,
    lang,
    mobile: user.mobile,
    gtc: hasAccepted,
    hasSso: Boolean(user.has_sso),
    celloUCC: preferences.celloUcc,
    roles: listRoles(membership?.role),
    ...(user.is_operator && { isOperator: true }),
    business: membership ? await summariseBusiness(db, membership, now) : null,
    membershipEnd,
    revocableBusiness: revocable,
    phoneVerification: user.phone && describePhone(user.phone),
    emailChange: user.email_change && {
      email: user.email_change.email,
      expiresAt: new Date(user.email_change.expires_at).toISOString(),
    },
    businessInvitation: invitation && describeInvitation(invitation),
    attributes: {
      ...preferences,
      lang,
      mobile: user.mobile,
      signerIdentityEmail: stored.signerIdentityEmail === user.email ? null : (stored.signerIdentityEmail ?? null),
      immutableEidFields: stored.immutableEidFields ?? [],
      acceptedGtc: hasAccepted,
      acceptedBusinessInvite: invitation === null,
      removedFromBusiness: membershipEnd?.event === 'removed',
      businessDeleted: membershipEnd !== null && membershipEnd.event !== 'removed',
      weakPassword: stored.weakPassword ?? false,
      ssoSetupPending: stored.ssoSetupPending ?? false,
      freeAccountType: freePlan ?? null,
    },
    planChange: await findPlanChange({ db, config }, membership, stored, now),
    signatureQualities,
    highestQuality: {
      any: findHighestQuality(known),
      zertes: findHighestQuality(known, 'ZERTES'),
      eidas: findHighestQuality(known, 'EIDAS'),
    },
    permissions: {
      visualSignatures: readSettings(membership?.settings).visualSignatures,
      upload: {
        isAllowed: upload.isAllowed,
        reason: upload.isAllowed ? null : upload.key,
        convertible: listConvertible(config),
      },
    },
    groupInfo: {
      groupVersions: user.groups.map(({ version_id }) => version_id),
      groups: user.groups.map(({ id: groupId }) => groupId),
    },
    createdAt: user.created_at.toISOString(),
  };
}

const listSealsOf = ({ seals }: Profile, businessId: string): string[] =>
  seals.filter(({ business_id }) => business_id === businessId).map(({ name }) => name);

/** An administrator is also a member, a member also a user (specification, section 6). */
function listRoles(role: 'admin' | 'member' | undefined): User['roles'] {
  if (role === 'admin') return ['user', 'member', 'admin'];
  return role === 'member' ? ['user', 'member'] : ['user'];
}
