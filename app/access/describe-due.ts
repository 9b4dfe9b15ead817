import type { BusinessInvitation } from '@sigillum/api-contracts/user/schemas.ts';
import type { DueDialog } from './due-steps.ts';
import type { Session } from './session.ts';

/** A due dialog with what it says. */
export interface Due {
  dialog: DueDialog;
  /** The person's own business, where there is one. */
  businessName: string | undefined;
  invitation: BusinessInvitation | undefined;
}

/** What the browser is told of the dialog that stands before everything else. */
export function describeDue(dialog: DueDialog | null, session: Session): Due | undefined {
  if (!dialog || session.kind !== 'account') return undefined;
  const { business, businessInvitation } = session.user;
  return { dialog, businessName: business?.name, invitation: businessInvitation ?? undefined };
}
