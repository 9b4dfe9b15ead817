import { Button, Dialog, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { requestMessages as shared } from '../../signature-requests/messages.ts';
import { pricingMessages as messages } from '../messages.ts';
import { PlanEnd, type PlanHoldings } from './plan-end.tsx';

export interface CancelTrialProps extends PlanHoldings {
  businessName: string;
  /** When the trial would end by itself; ISO 8601. */
  trialEndsAt: string;
}

/** Asks before a trial is ended early. It takes effect at once: there is nothing paid that could run on. */
export default function CancelTrialDialog({ props, isLoading, error, act, close }: ModalProps<CancelTrialProps, void>) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  return (
    <Dialog
      role="alertdialog"
      title={<FormattedMessage {...messages.trialTitle} />}
      onClose={close}
      closeLabel={formatMessage(shared.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(messages.working)}
      error={error}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...messages.trialKeep} />
          </Button>
          <Button variant="danger" isLoading={isLoading} onClick={() => act()}>
            <FormattedMessage {...messages.trialSubmit} />
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Text>
          <FormattedMessage
            {...messages.trialText}
            values={{ business: <bdi key="business">{props.businessName}</bdi>, date: date(props.trialEndsAt) }}
          />
        </Text>
        <PlanEnd {...props} />
      </Stack>
    </Dialog>
  );
}
