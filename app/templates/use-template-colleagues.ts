import { shareTemplate } from '@sigillum/api-contracts/templates/share-template.ts';
import type { Template, TemplateColleague } from '@sigillum/api-contracts/templates/schemas.ts';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import { useModals } from '../modals/modals.tsx';
import { signatureRequestsColleagueMessages as messages } from '../signature-requests/colleague-messages.ts';
import { useSuggestions } from '../signature-requests/use-suggestions.ts';
import { shareTemplateDialog } from './dialogs.ts';

/** Names colleagues for a template and takes them out again; what comes of it is said. */
export function useTemplateColleagues({ id, version, sharing, colleagues }: Template) {
  const api = useApiClient();
  const { dialogs, snackbars } = useModals();
  const { formatMessage } = useIntl();
  const format = useTexts();
  const suggest = useSuggestions();
  const { revalidate } = useRevalidator();
  const others = ({ email }: Pick<TemplateColleague, 'email'>) =>
    colleagues.filter((one) => one.email.toLowerCase() !== email.toLowerCase());

  async function save(named: readonly TemplateColleague[]) {
    await api.call(shareTemplate, { params: { id }, body: { version, sharing, colleagues: [...named] } });
    await revalidate();
  }

  return {
    onNameColleague() {
      dialogs.open(shareTemplateDialog, { suggest }, async (named) => {
        await save([...others(named), named]);
        snackbars.add({ message: formatMessage(messages.named, { email: named.email }), tone: 'success' });
      });
    },
    onRemoveColleague({ email }: Pick<TemplateColleague, 'email'>) {
      save(others({ email })).then(
        () => snackbars.add({ message: formatMessage(messages.removed, { email }), tone: 'success' }),
        (failure: unknown) => snackbars.add({ message: format(describeFailure(failure)), tone: 'danger' }),
      );
    },
  };
}
