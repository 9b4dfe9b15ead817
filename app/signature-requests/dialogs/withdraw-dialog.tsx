import { Button, Dialog, FormLayout, Text } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { CommentField } from '../../forms/comment-field.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { requestMessages as messages } from '../messages.ts';

export interface WithdrawProps {
  title: string;
}

/** The limit of the API (wire shapes, Signature request). */
const greatestLength = 2048;

/** Asks whether, and why, an open request is to be withdrawn. */
export default function WithdrawDialog({
  props,
  isLoading,
  error,
  act,
  close,
}: ModalProps<WithdrawProps, { message: string }>) {
  const { formatMessage } = useIntl();
  const [message, setMessage] = useState('');
  const isTooLong = message.trim().length > greatestLength;
  return (
    <Dialog
      title={<FormattedMessage {...messages.withdrawTitle} />}
      onClose={close}
      closeLabel={formatMessage(commonMessages.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(messages.withdrawing)}
      error={error}
      onSubmit={() => !isTooLong && act({ message: message.trim() })}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...messages.keepRequest} />
          </Button>
          <Button type="submit" variant="danger" isLoading={isLoading}>
            <FormattedMessage {...messages.withdraw} />
          </Button>
        </>
      }
    >
      <FormLayout>
        <Text>
          <FormattedMessage {...messages.withdrawText} values={{ title: <bdi>{props.title}</bdi> }} />
        </Text>
        <CommentField
          label={formatMessage(messages.withdrawReason)}
          hint={formatMessage(messages.withdrawHint)}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          greatestLength={greatestLength}
          isTooLong={isTooLong}
        />
      </FormLayout>
    </Dialog>
  );
}
