import { Button, Dialog, FormLayout, Text } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { CommentField } from '../../forms/comment-field.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signingMessages as messages } from '../messages.ts';

export interface DeclineSigningRequestProps {
  title: string;
}

/** The limit of the API (wire shapes, Signature request). */
const greatestLength = 2048;

/** Asks whether, and why, the person does not sign. */
export default function DeclineSigningRequestDialog({
  props,
  isLoading,
  error,
  act,
  close,
}: ModalProps<DeclineSigningRequestProps, { message: string }>) {
  const { formatMessage } = useIntl();
  const [message, setMessage] = useState('');
  const isTooLong = message.trim().length > greatestLength;
  return (
    <Dialog
      title={<FormattedMessage {...messages.declineTitle} />}
      onClose={close}
      closeLabel={formatMessage(commonMessages.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(messages.declining)}
      error={error}
      onSubmit={() => !isTooLong && act({ message: message.trim() })}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button type="submit" variant="danger" isLoading={isLoading}>
            <FormattedMessage {...messages.decline} />
          </Button>
        </>
      }
    >
      <FormLayout>
        <Text>
          <FormattedMessage {...messages.declineText} values={{ title: <bdi>{props.title}</bdi> }} />
        </Text>
        <CommentField
          label={formatMessage(messages.declineReason)}
          hint={formatMessage(messages.declineHint)}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          greatestLength={greatestLength}
          isTooLong={isTooLong}
        />
      </FormLayout>
    </Dialog>
  );
}
