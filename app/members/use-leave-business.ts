import { getLeave } from '@sigillum/api-contracts/members/get-leave.ts';
import { leaveBusiness } from '@sigillum/api-contracts/members/leave-business.ts';
import { useIntl } from 'react-intl';
import { useApiClient } from '../http/browser-api.ts';
import { useModals } from '../modals/modals.tsx';
import { leaveBusinessDialog } from './dialogs.ts';
import { membersListMessages as messages } from './list-messages.ts';

/** Opens the dialog by which a person leaves a business, with what it would mean now; `onLeft` then asks the server what is shown. */
export function useLeaveBusiness(onLeft: () => unknown): (business: { id: string; name: string }) => Promise<void> {
  const client = useApiClient();
  const { formatMessage } = useIntl();
  const { dialogs, snackbars } = useModals();
  return async ({ id, name }) => {
    const params = { id };
    const meaning = await client.call(getLeave, { params });
    dialogs.open(leaveBusinessDialog, { businessName: name, ...meaning }, async () => {
      await client.call(leaveBusiness, { params });
      snackbars.add({ message: formatMessage(messages.left, { business: name }), tone: 'success' });
      await onLeft();
    });
  };
}
