import { textLimits } from '@sigillum/api-contracts/text.ts';
import { FormLayout, Text, TextLink } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { CommentField } from '../../forms/comment-field.tsx';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signatureRequestsBulkMessages as messages } from '../bulk-messages.ts';
import type { BulkAct } from '../bulk-run.ts';
import { BulkList } from '../components/bulk-list.tsx';
import { type Deletable, describeDeletion } from '../describe-deletion.ts';
import { signatureRequestsDialogMessages } from '../dialog-messages.ts';

export interface SeveralRequestsProps {
  act: Exclude<BulkAct, 'remind'>;
  requests: readonly ({ id: string; title: string } & Deletable)[];
  /** How many more were selected than can be done at once. */
  leftCount?: number;
}

const texts = {
  sign: { title: messages.signTitle, text: messages.signText, submit: messages.signSubmit, look: 'seal' },
  withdraw: {
    title: messages.withdrawTitle,
    text: messages.withdrawText,
    submit: signatureRequestsDialogMessages.withdraw,
    look: 'danger',
  },
  delete: { title: messages.deleteTitle, text: messages.deleteText, submit: commonMessages.delete, look: 'danger' },
} as const;

const consequences = {
  erased: messages.erased,
  withdrawn: messages.ended,
  hidden: messages.hidden,
  unanswered: messages.unanswered,
} as const;

/** Asks before something is done to several requests that cannot be taken back, and names each. */
export default function SeveralRequestsDialog(modal: ModalProps<SeveralRequestsProps, { message: string }>) {
  const { act: name, requests, leftCount = 0 } = modal.props;
  const { formatMessage } = useIntl();
  const [message, setMessage] = useState('');
  const { title, text, submit, look } = texts[name];
  const isTooLong = message.trim().length > textLimits.message;
  return (
    <AskDialog
      modal={modal}
      title={title}
      values={{ count: requests.length }}
      submit={submit}
      look={look}
      working={messages.working}
      onSubmit={() => !isTooLong && modal.act({ message: message.trim() })}
    >
      <FormLayout>
        <Text>
          <FormattedMessage {...text} />
        </Text>
        {leftCount > 0 ? (
          <Text>
            <FormattedMessage {...messages.signMost} values={{ count: requests.length }} />
          </Text>
        ) : null}
        <BulkList>
          {requests.map((request) => (
            <li key={request.id}>
              {name === 'sign' ? (
                <TextLink href={`/view/${request.id}`} target="_blank">
                  <bdi>{request.title}</bdi>
                </TextLink>
              ) : (
                <bdi>{request.title}</bdi>
              )}
              {name === 'delete' ? (
                <Text tag="span" size="small" tone="soft">
                  <FormattedMessage {...consequences[describeDeletion(request)]} />
                </Text>
              ) : null}
            </li>
          ))}
        </BulkList>
        {name === 'withdraw' ? (
          <CommentField
            label={formatMessage(signatureRequestsDialogMessages.withdrawReason)}
            hint={formatMessage(signatureRequestsDialogMessages.withdrawHint)}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
            greatestLength={textLimits.message}
            isTooLong={isTooLong}
          />
        ) : null}
      </FormLayout>
    </AskDialog>
  );
}
