import { Checkbox, FormLayout, Text } from '@sigillum/design-system';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { pricingMessages as messages } from '../messages.ts';
import { PlanEnd, type PlanHoldings } from './plan-end.tsx';

export interface FreePlanDowngradeProps extends PlanHoldings {
  businessName: string;
  /** First day of the free plan, ISO 8601; null: at once. */
  startsAt: string | null;
}

/** Asks before a business gives up its plan for the free one. Others lose access by it, so that has to be confirmed. */
export default function FreePlanDowngradeDialog(modal: ModalProps<FreePlanDowngradeProps, void>) {
  const { props, act } = modal;
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const { businessName, startsAt, otherMembers } = props;
  const business = <bdi key="business">{businessName}</bdi>;

  function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    setIsTried(true);
    if (isConfirmed) act();
    else currentTarget.querySelector('input')?.focus();
  }

  return (
    <AskDialog
      modal={modal}
      title={messages.freeTitle}
      cancel={messages.cancelKeep}
      submit={messages.freeSubmit}
      look="danger"
      working={commonMessages.working}
      onSubmit={submit}
    >
      <FormLayout>
        <Text>
          {startsAt === null ? (
            <FormattedMessage {...messages.freeNow} values={{ business }} />
          ) : (
            <FormattedMessage {...messages.freeFrom} values={{ business, date: date(startsAt) }} />
          )}
        </Text>
        <PlanEnd {...props} />
        <Checkbox
          label={formatMessage(messages.freeConfirm, { count: otherMembers })}
          checked={isConfirmed}
          onChange={(event) => setIsConfirmed(event.target.checked)}
          error={isTried && !isConfirmed ? formatMessage(messages.freeConfirmMissing) : undefined}
        />
      </FormLayout>
    </AskDialog>
  );
}
