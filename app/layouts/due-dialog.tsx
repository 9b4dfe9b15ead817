import { accept } from '@sigillum/api-contracts/user/accept.ts';
import { updateUser } from '@sigillum/api-contracts/user/update-user.ts';
import type { Client } from '@sigillum/api-contracts/client.ts';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { type NavigateFunction, useLocation, useNavigate, useRevalidator } from 'react-router';
import { namePerson } from '../common/name-person.ts';
import type { Due } from '../access/describe-due.ts';
import type { DueDialog as DueDialogName } from '../access/due-steps.ts';
import { businessMessages } from '../business/messages.ts';
import { businessProblemMessages } from '../business/problem-messages.ts';
import { businessDowngradedDialog, businessInvitationDialog } from '../business/dialogs.ts';
import { useApiClient } from '../http/browser-api.ts';
import { isApiProblem } from '../forms/is-api-problem.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { lockedMemberDialog } from '../members/dialogs.ts';
import { useLeaveBusiness } from '../members/use-leave-business.ts';
import { useModals } from '../modals/modals.tsx';
import type { ModalStore } from '../modals/modal-store.ts';
import { acceptTermsDialog } from '../user/dialogs.ts';

interface Scene {
  due: Due;
  dialogs: ModalStore;
  client: Client;
  navigate: NavigateFunction;
  /** Asks the server again what is due: the next dialog, or nothing. */
  refresh: () => Promise<void>;
  /** Says for a moment what came of an answer. */
  tell: (message: MessageText, values: Record<string, string>, tone?: 'success' | 'warning') => void;
  /** Asks whether the person leaves the business. */
  leave: (business: { id: string; name: string }) => Promise<void>;
}

const nameContact = ({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) =>
  namePerson(firstName, lastName, email);

function tellMembershipEnd({ due: { membershipEnd }, dialogs, client, navigate, refresh }: Scene) {
  if (!membershipEnd) return undefined;
  const { event } = membershipEnd;
  return dialogs.open(businessDowngradedDialog, { ...membershipEnd, canUpgrade: true }, async (answer) => {
    const attributes =
      event === 'removed' ? { removedFromBusiness: false as const } : { businessDeleted: false as const };
    await client.call(updateUser, { body: { attributes } });
    if (answer === 'plans') await navigate('/upgrade');
    else await refresh();
  });
}

/** What each due dialog shows and does; each opens at most one dialog and answers its id. */
const openers: Record<DueDialogName, (scene: Scene) => number | undefined> = {
  acceptTerms: ({ dialogs, client, navigate, refresh }) =>
    dialogs.open(acceptTermsDialog, { logOut: () => void navigate('/logout') }, async ({ gtc }) => {
      await client.call(accept, { body: { gtc } });
      await refresh();
    }),
  removedFromBusiness: tellMembershipEnd,
  businessDeleted: tellMembershipEnd,
  businessInvitation: ({ due: { invitation, business }, dialogs, client, refresh, tell }) =>
    invitation &&
    dialogs.open(
      businessInvitationDialog,
      {
        businessName: invitation.businessName,
        invitedBy: invitation.invitedBy ? nameContact(invitation.invitedBy) : invitation.businessName,
        role: invitation.role,
        expiresAt: invitation.expiresAt,
        ...(business && { otherBusinessName: business.name }),
      },
      async (answer) => {
        const isAccepted = answer === 'accept';
        try {
          await client.call(accept, { body: { business_invite: isAccepted } });
          const outcome = isAccepted ? businessMessages.invitationAccepted : businessMessages.invitationDeclined;
          tell(outcome, { business: invitation.businessName });
        } catch (error) {
          // Answered in another tab, or withdrawn meanwhile: there is nothing left to answer.
          if (!isApiProblem(error) || error.key !== 'error.business.invitation_invalid') throw error;
          tell(businessProblemMessages.invitationInvalid, {}, 'warning');
        }
        await refresh();
      },
    ),
  businessLocked: ({ due: { business }, dialogs, navigate, leave }) =>
    business &&
    dialogs.open(
      lockedMemberDialog,
      {
        businessName: business.name,
        reason: business.paymentMethod === 'BLOCKED' ? 'locked' : 'no plan',
        admins: business.contacts.map((contact) => ({ name: nameContact(contact), email: contact.email })),
        canLeave: true,
      },
      async (answer) => (answer === 'leave business' ? leave(business) : navigate('/logout')),
    ),
};

/** Opens the dialog that the server has found due (access/due-steps.ts); one at a time, the next one after the answer. */
export default function DueDialog({ due }: { due: Due }) {
  const { dialogs, snackbars } = useModals();
  const { formatMessage } = useIntl();
  const client = useApiClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const leave = useLeaveBusiness(revalidate);
  const { dialog } = due;
  const tell: Scene['tell'] = (message, values, tone = 'success') =>
    void snackbars.add({ message: formatMessage(message, values), tone });
  const scene: Scene = { due, dialogs, client, navigate, refresh: revalidate, tell, leave };
  const open = useEffectEvent(() => openers[dialog](scene));
  // Once for each dialog that becomes due and for each page, not for every new object that says the same.
  useEffect(() => {
    const id = open();
    return () => {
      if (id !== undefined) dialogs.close(id);
    };
  }, [dialog, pathname, dialogs]);
  return null;
}
