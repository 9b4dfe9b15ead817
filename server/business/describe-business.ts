import type { Kysely } from 'kysely';
import type { Business, BusinessSummary } from '@sigillum/api-contracts/business/schemas.ts';
import type { BusinessInvitation } from '@sigillum/api-contracts/user/schemas.ts';
import type { Database } from '../database/schema.ts';
import { describePlan } from './describe-plan.ts';
import { describeSubscription, findBought } from './describe-subscription.ts';
import type { Call } from '../http/implement.ts';
import { describeProfile } from './describe-profile.ts';
import { listAdmins, listInvitations, listPeople, type BusinessRow, type Membership } from './business-repository.ts';
import { endInvitation, type OpenInvitation } from './membership-history.ts';
import { listApiUserRows } from './api-users-repository.ts';
import { readSettings } from './read-settings.ts';
import { isLocked, readPaymentMethod } from '../rules/read-payment-method.ts';
import { writeInstant } from '../http/write-instant.ts';

/** The business of a person in the words of GET /v1/user. */
export async function summariseBusiness(
  db: Kysely<Database>,
  membership: Membership,
  now: Date,
): Promise<BusinessSummary> {
  const paymentMethod = readPaymentMethod(membership, now);
  const admins = isLocked(membership, now) ? await listAdmins(db, membership.business_id) : [];
  return {
    id: membership.business_id,
    name: membership.name,
    role: membership.role,
    paymentMethod,
    trialEndsAt: writeInstant(membership.trial_ends_at),
    contacts: admins.map(({ email, first_name: firstName, last_name: lastName }) => ({ firstName, lastName, email })),
    supportContact: readSettings(membership.settings).supportContact,
  };
}

/** An invitation as the invited person sees it in GET /v1/user. */
export function describeInvitation(
  invitation: Omit<OpenInvitation, 'invited_at'> & { invited_at: Date | string | null },
): BusinessInvitation {
  const { email, first_name: firstName, last_name: lastName } = invitation;
  const invitedAt = new Date(invitation.invited_at!);
  return {
    businessId: invitation.business_id,
    businessName: invitation.name,
    role: invitation.role,
    invitedBy: email === null ? null : { email, firstName: firstName ?? '', lastName: lastName ?? '' },
    invitedAt: invitedAt.toISOString(),
    expiresAt: endInvitation(invitedAt).toISOString(),
  };
}

/** A business as its contract shows it; the lists of people only to an administrator. */
export async function describeBusiness(
  db: Kysely<Database>,
  business: BusinessRow,
  role: 'admin' | 'member',
  { now, services: { config } }: Pick<Call, 'now' | 'services'>,
): Promise<Business> {
  const { supportContact, affiliate, userPilot } = readSettings(business.settings);
  const bought = await findBought(db, business.id);
  return {
    id: business.id,
    name: business.name,
    email: business.email,
    phone: business.phone,
    createdAt: business.created_at.toISOString(),
    gtcAcceptedAt: writeInstant(business.gtc_accepted_at),
    dpaAcceptedAt: writeInstant(business.dpa_accepted_at),
    billing: {
      paymentMethod: readPaymentMethod(business, now),
      trialEndsAt: writeInstant(business.trial_ends_at),
      currency: bought?.currency ?? null,
      stripeSubscriptionStatus: bought?.status ?? null,
      ...(role === 'admin' && describeBilling(business)),
    },
    pricePlan: describePlan(business, bought, config),
    settings: { supportContact, affiliate, userPilot },
    ...(role === 'admin'
      ? {
          ...(await describePeople(db, business.id)),
          ...(await describeProfile(db, business, now)),
          subscription: bought ? describeSubscription(bought) : null,
        }
      : {}),
  };
}

/** Where bills go, once that is known. */
function describeBilling({ billing }: Pick<BusinessRow, 'billing'>) {
  if (!billing) return {};
  const { vatCheck: _, ...address } = billing;
  return address;
}

async function describePeople(db: Kysely<Database>, businessId: string) {
  const people = (await listPeople(db, businessId)).map(({ first_name, last_name, ...person }) => ({
    ...person,
    firstName: first_name,
    lastName: last_name,
  }));
  const invitations = await listInvitations(db, businessId);
  const programs = await listApiUserRows(db, businessId);
  return {
    admins: people.filter(({ role }) => role === 'admin'),
    members: people.filter(({ role }) => role === 'member'),
    invitedMembers: invitations.map(({ id, email, invited_at }) => ({
      id,
      email,
      invitedAt: writeInstant(invited_at),
    })),
    apiUsers: programs.map(({ username, description }) => ({ username, description })),
  };
}
