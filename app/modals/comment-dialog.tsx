import { textLimits } from '@sigillum/api-contracts/text.ts';
import { FormLayout, Text } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CommentField } from '../forms/comment-field.tsx';
import type { MessageText } from '../i18n/define-messages.ts';
import { AskDialog, type AskDialogProps } from './ask-dialog.tsx';
import type { ModalProps } from './modal-store.ts';

export interface CommentDialogProps extends Pick<AskDialogProps, 'title' | 'cancel' | 'submit' | 'working' | 'look'> {
  /** What it is about: the title of the request. */
  modal: ModalProps<{ title: string }, { message: string }>;
  /** What the deed means; `title` stands for that of the request. */
  text: MessageText;
  reason: MessageText;
  reasonHint: MessageText;
}

/** The frame of what concerns everybody who takes part, ends a request above all: what happens, and why, if the person wants to say so. */
export function CommentDialog({ text, reason, reasonHint, ...question }: CommentDialogProps) {
  const { props, act } = question.modal;
  const { formatMessage } = useIntl();
  const [message, setMessage] = useState('');
  const isTooLong = message.trim().length > textLimits.message;
  return (
    <AskDialog look="danger" {...question} onSubmit={() => !isTooLong && act({ message: message.trim() })}>
      <FormLayout>
        <Text>
          <FormattedMessage {...text} values={{ title: <bdi>{props.title}</bdi> }} />
        </Text>
        <CommentField
          label={formatMessage(reason)}
          hint={formatMessage(reasonHint)}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          greatestLength={textLimits.message}
          isTooLong={isTooLong}
        />
      </FormLayout>
    </AskDialog>
  );
}
