import type { PlanHoldings } from '@sigillum/api-contracts/pricing/plan-holdings.ts';
import { Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ConfirmDialog } from '../../modals/confirm-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { pricingMessages as messages } from '../messages.ts';
import { PlanEnd } from './plan-end.tsx';

export interface CancelTrialProps extends PlanHoldings {
  businessName: string;
  /** When the trial would end by itself; ISO 8601. */
  trialEndsAt: string;
}

/** Asks before a trial is ended early. It takes effect at once: there is nothing paid that could run on. */
export default function CancelTrialDialog(modal: ModalProps<CancelTrialProps, void>) {
  const { props, act } = modal;
  const { date } = useFormat();
  return (
    <ConfirmDialog
      modal={modal}
      title={messages.trialTitle}
      cancel={messages.trialKeep}
      submit={messages.trialSubmit}
      working={commonMessages.working}
      onConfirm={() => act()}
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
    </ConfirmDialog>
  );
}
