import { assignTeamRequest } from '@sigillum/api-contracts/signature-requests/assign-team-request.ts';
import type { TeamRequest } from '@sigillum/api-contracts/signature-requests/team-schemas.ts';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { useRoot } from '../layouts/use-root.ts';
import { useModals } from '../modals/modals.tsx';
import type { TeamViewProps } from './components/team-view.tsx';
import { assignDialog } from './dialogs.ts';
import { signatureRequestsTeamMessages as messages } from './team-messages.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Takes, assigns and gives back requests of the team's inbox, and shows it as it is then. */
export function useTeamActs(): Pick<TeamViewProps, 'onTake' | 'onAssign' | 'onGiveBack'> {
  const api = useApiClient();
  const { formatMessage } = useIntl();
  const format = useTexts();
  const { dialogs, snackbars } = useModals();
  const { revalidate } = useRevalidator();
  const { person } = useRoot();
  const suggest = useSuggestions();

  async function assign({ id, title, assignee }: TeamRequest, email: string | null, told: MessageText) {
    await api.call(assignTeamRequest, { params: { id }, body: { email, before: assignee?.email ?? null } });
    snackbars.add({ message: formatMessage(told, { title, email }), tone: 'success' });
    await revalidate();
  }

  /** Somebody else may have taken it meanwhile: the list is shown anew, with why. */
  const attempt = (work: Promise<void>) =>
    void work.catch(async (failure: unknown) => {
      snackbars.add({ message: format(describeFailure(failure)), tone: 'danger' });
      await revalidate();
    });

  return {
    onTake: (request) => attempt(assign(request, person?.email ?? null, messages.taken)),
    onGiveBack: (request) => attempt(assign(request, null, messages.givenBack)),
    onAssign: (request) =>
      void dialogs.open(assignDialog, { title: request.title, suggest }, ({ email }) =>
        assign(request, email, messages.assigned),
      ),
  };
}
