import {
  Archive,
  FormLayout,
  Mail,
  NumberField,
  parseNumber,
  Point,
  Points,
  RadioCards,
  Text,
  Trash2,
} from '@sigillum/design-system';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { documentsRetentionMessages as messages } from '../retention-messages.ts';
import type { AutoDeletionAction } from './auto-deletion-action.ts';

export interface ActivateProps {
  /** What the form begins with. */
  days: number;
  terminalState: boolean;
  /** Bounds of the days. */
  leastDays: number;
  greatestDays: number;
}

/** Asks after how many days documents are deleted, and from when these are counted. */
export function ActivateAutoDeletion(modal: ModalProps<ActivateProps, AutoDeletionAction>) {
  const { props, act } = modal;
  const { formatMessage } = useIntl();
  const [isWrong, setIsWrong] = useState(false);
  const range = { least: props.leastDays, greatest: props.greatestDays };

  function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    const form = new FormData(currentTarget);
    const days = parseNumber(String(form.get('days'))) ?? Number.NaN;
    const isGood = Number.isInteger(days) && days >= range.least && days <= range.greatest;
    setIsWrong(!isGood);
    if (isGood) act({ enabled: true, days, terminalState: form.get('from') === 'end' });
    else currentTarget.querySelector<HTMLElement>('[name="days"]')?.focus();
  }

  return (
    <AskDialog
      modal={modal}
      title={messages.retentionTitle}
      submit={messages.retentionOn}
      look="danger"
      working={commonMessages.saving}
      onSubmit={submit}
    >
      <FormLayout>
        <Text>
          <FormattedMessage {...messages.retentionText} />
        </Text>
        <NumberField
          name="days"
          {...range}
          lessLabel={formatMessage(messages.retentionLess)}
          moreLabel={formatMessage(messages.retentionMore)}
          label={formatMessage(messages.retentionDays)}
          hint={formatMessage(messages.retentionRange, range)}
          defaultValue={props.days}
          error={isWrong ? formatMessage(messages.retentionDaysWrong, range) : undefined}
        />
        <RadioCards
          name="from"
          label={formatMessage(messages.retentionFrom)}
          defaultValue={props.terminalState ? 'end' : 'upload'}
          leastCardWidth={200}
          options={[
            {
              value: 'upload',
              label: formatMessage(messages.retentionFromUpload),
              description: formatMessage(messages.retentionFromUploadText),
            },
            {
              value: 'end',
              label: formatMessage(messages.retentionFromEnd),
              description: formatMessage(messages.retentionFromEndText),
            },
          ]}
        />
        <Points>
          <Point icon={<Mail aria-hidden />}>
            <FormattedMessage {...messages.retentionMails} />
          </Point>
          <Point icon={<Trash2 aria-hidden />}>
            <FormattedMessage {...messages.retentionFinal} />
          </Point>
          <Point icon={<Archive aria-hidden />}>
            <FormattedMessage {...messages.retentionEvidence} />
          </Point>
        </Points>
      </FormLayout>
    </AskDialog>
  );
}
