import type { Kysely } from 'kysely';
import { findMembership, listPeople } from '../business/business-repository.ts';
import type { Database } from '../database/schema.ts';

/** What a person leaves behind in the business. */
export interface Departure {
  businessId: string;
  name: string;
  /** Nobody else administers it, and somebody or something still needs an administrator. */
  isOnlyAdministrator: boolean;
  otherMembers: number;
  /** Nobody else belongs to it. */
  endsWithAccount: boolean;
}

/** Businesses that owe nothing and run under no contract end with their last person. */
const isFree = (paymentMethod: string) => ['TRIALING', 'NEEDS_PAYMENT_METHOD'].includes(paymentMethod);

/** How a person would leave the business with the account; undefined for a plain account. */
export async function planDeparture(db: Kysely<Database>, userId: string): Promise<Departure | undefined> {
  const membership = await findMembership(db, userId);
  if (!membership) return undefined;
  const { business_id: businessId, name, role, payment_method } = membership;
  const others = (await listPeople(db, businessId)).filter(({ id }) => id !== userId);
  const endsWithAccount = others.length === 0 && isFree(payment_method);
  const isOnly = role === 'admin' && !others.some((other) => other.role === 'admin');
  return {
    businessId,
    name,
    otherMembers: others.length,
    endsWithAccount,
    isOnlyAdministrator: isOnly && !endsWithAccount,
  };
}
