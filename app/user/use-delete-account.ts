import { deleteUser } from '@sigillum/api-contracts/user/delete-user.ts';
import { getDeletion } from '@sigillum/api-contracts/user/get-deletion.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import { toLanguage } from '../i18n/locales.ts';
import { useRoot } from '../layouts/use-root.ts';
import { deleteUserOverlay } from '../members/overlays.ts';
import { useModals } from '../modals/modals.tsx';
import { describeFailure } from '../forms/describe-failure.ts';
import { deleteAccountDialog } from './dialogs.ts';

/** Opens the dialog that deletes an account, with what would come of it now; then leaves the app by a whole document, and its memory with it. */
export function useDeleteAccount(email: string): { isBusy: boolean; open: () => void } {
  const [isBusy, setIsBusy] = useState(false);
  const { locale, person } = useRoot();
  const navigate = useNavigate();
  const client = useApiClient();
  const { dialogs, overlays, snackbars } = useModals();
  const format = useTexts();

  async function ask() {
    const { business, withdrawnRequests, passedOnRequests, unsignedRequests, canProveByLogin } = await client.call(
      getDeletion,
      {},
    );
    if (business && person?.role === 'admin') {
      const props = {
        email,
        businessName: business.name,
        otherMembers: business.otherMembers,
        openRequests: withdrawnRequests + passedOnRequests,
        pendingSignatures: unsignedRequests,
        isLastAdmin: business.isOnlyAdministrator,
        hasPassword: !canProveByLogin,
      };
      overlays.open(deleteUserOverlay, props, async (answer) => {
        if (answer.next === 'deletion') await leave(answer.password);
        else await navigate(`/business/${answer.next}`);
      });
      return;
    }
    const props = {
      email,
      openRequestCount: withdrawnRequests,
      unsignedRequestCount: unsignedRequests,
      canProveByLogin,
      membersHref: '/business/members',
      ...(business && { business }),
    };
    dialogs.open(deleteAccountDialog, props, ({ password }) => leave(password));
  }

  async function leave(password: string | undefined) {
    await client.call(deleteUser, { body: { ...(password && { password }) } });
    // The language was the account's; the next page knows nobody.
    window.location.assign(`/bye?lang=${toLanguage(locale)}`);
    // What has asked stays as it is until the page has gone.
    await new Promise(() => undefined);
  }

  return {
    isBusy,
    open() {
      setIsBusy(true);
      ask()
        .catch((error: unknown) => snackbars.add({ message: format(describeFailure(error)), tone: 'danger' }))
        .finally(() => setIsBusy(false));
    },
  };
}
