import { remindSigners } from '@sigillum/api-contracts/signature-requests/remind-signers.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { isApiProblem } from '../forms/is-api-problem.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import { makeIdempotencyKey } from '../http/idempotency-key.ts';
import { useModals } from '../modals/modals.tsx';
import { describeFailure } from '../forms/describe-failure.ts';
import { dashboardMessages } from '../signature-requests/dashboard-messages.ts';
import { useRequestCommands } from '../signature-requests/use-request-commands.ts';
import { signingMessages as messages } from './messages.ts';

/** What the owner does from here: remind, withdraw, delete. Each says what happened. */
export function useOwnerActs(request: SignatureRequest, refresh: () => unknown) {
  const api = useApiClient();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const format = useTexts();
  const { snackbars } = useModals();
  const { onWithdraw } = useRequestCommands(refresh);
  const { onDelete } = useRequestCommands(() => navigate('/dashboard'));

  async function remind(sids: string[]) {
    try {
      const { reminded } = await api.call(
        remindSigners,
        { params: { id: request.id }, body: { signatures: sids } },
        { idempotencyKey: makeIdempotencyKey() },
      );
      snackbars.add({
        message: formatMessage(dashboardMessages.reminded, { count: reminded.length }),
        tone: 'success',
      });
      refresh();
    } catch (error) {
      const isTooSoon =
        isApiProblem(error) && error.key === 'error.rate_limit.reminder' && error.retryAfter !== undefined;
      const message = isTooSoon
        ? formatMessage(messages.remindTooSoon, { minutes: Math.ceil(error.retryAfter! / 60) })
        : format(describeFailure(error));
      snackbars.add({ message, tone: isTooSoon ? 'neutral' : 'danger', durationMs: 6000 });
    }
  }

  return {
    onRemind: (sids: string[]) => void remind(sids),
    onWithdraw: () => onWithdraw(request),
    onDelete: () => onDelete(request),
  };
}
