import type { ListedRequest } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import { getMobileId } from '@sigillum/api-contracts/identification/get-mobile-id.ts';
import { sign } from '@sigillum/api-contracts/signing/sign.ts';
import { getTwoStep } from '@sigillum/api-contracts/two-step/get-two-step.ts';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { namePerson } from '../common/name-person.ts';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import { toLanguage } from '../i18n/locales.ts';
import { useRoot } from '../layouts/use-root.ts';
import { useModals } from '../modals/modals.tsx';
import { useDocument } from '../providers.tsx';
import { signatureRequestsBulkMessages as messages } from '../signature-requests/bulk-messages.ts';
import { BulkRun } from '../signature-requests/bulk-run.ts';
import { severalOutcomesDialog } from '../signature-requests/dialogs.ts';
import { stepUpFor } from './account-door.ts';
import { BulkSigning } from './bulk-signing.ts';
import { openPhone } from './phone.ts';
import { listStepUpMethods } from './list-step-up-methods.ts';

/** Signs several requests of a list; `onDone` then shows the new state. */
export function useBulkSigning(onDone: () => unknown): (requests: readonly ListedRequest[]) => void {
  const api = useApiClient();
  const modals = useModals();
  const navigate = useNavigate();
  const format = useTexts();
  const { formatMessage } = useIntl();
  const { locale } = useDocument();
  const { hasOutbox, hasSmsOutbox, person, part11 } = useRoot();
  return (requests) =>
    void new BulkSigning(
      {
        door: {
          sign: (body, idempotencyKey) => api.call(sign, { body }, { idempotencyKey }),
          stepUp: (ids, given) => stepUpFor(api, ids, given),
          phone: (ids) => openPhone(api, ids),
          listStepUpMethods: async () =>
            listStepUpMethods(...(await Promise.all([api.call(getTwoStep, {}), api.call(getMobileId, {})]))),
        },
        modals,
        hasOutbox,
        hasSmsOutbox,
        part11,
        language: toLanguage(locale),
        accountName: person && namePerson(person.firstName, person.lastName),
        email: person?.email ?? '',
        isAdministrator: person?.role === 'admin',
        describe: (error) => format(describeFailure(error)),
        describeRefusal: (key) =>
          key === 'error.sign.tan_required' ? formatMessage(messages.ownCode) : format({ id: key ?? 'error.internal' }),
        goTo: (path) => navigate(path),
        onOutcomes(shown, judge) {
          const run = new BulkRun(shown);
          void run.run(async (id) => {
            const outcome = judge(id);
            return outcome.state === 'open' ? { message: formatMessage(messages.openText), ...outcome } : outcome;
          });
          modals.dialogs.open(severalOutcomesDialog, { act: 'sign' as const, run });
          onDone();
        },
      },
      requests,
    );
}
