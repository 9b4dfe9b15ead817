import type { BusinessInvitation, MembershipEnd, User } from '@sigillum/api-contracts/user/schemas.ts';
import type { DueDialog } from './due-steps.ts';
import type { Session } from './session.ts';

/** A due dialog with what it says. */
export interface Due {
  dialog: DueDialog;
  business: Pick<NonNullable<User['business']>, 'id' | 'name' | 'paymentMethod' | 'contacts'> | undefined;
  invitation: BusinessInvitation | undefined;
  membershipEnd: MembershipEnd | undefined;
}

/** What the browser is told of the dialog that stands before everything else. */
export function describeDue(dialog: DueDialog | null, session: Session): Due | undefined {
  if (!dialog || session.kind !== 'account') return undefined;
  const { business, businessInvitation, membershipEnd } = session.user;
  return {
    dialog,
    business: business ?? undefined,
    invitation: businessInvitation ?? undefined,
    membershipEnd: membershipEnd ?? undefined,
  };
}
