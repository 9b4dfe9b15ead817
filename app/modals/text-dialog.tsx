import { textLimits } from '@sigillum/api-contracts/text.ts';
import { FormLayout, Text, TextArea } from '@sigillum/design-system';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../common/messages.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { AskDialog, type AskDialogProps } from './ask-dialog.tsx';
import type { ModalProps } from './modal-store.ts';

export interface TextDialogProps extends Pick<AskDialogProps, 'title' | 'submit' | 'working'> {
  modal: ModalProps<unknown, { message: string }>;
  children: ReactNode;
  label: MessageText;
  /** Said where nothing was written. */
  missing: MessageText;
}

/** The frame of a dialog in which somebody writes to somebody, and writes something. */
export function TextDialog({ children, label, missing, ...question }: TextDialogProps) {
  const { act } = question.modal;
  const { formatMessage } = useIntl();
  const [message, setMessage] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const text = message.trim();
  const isTooLong = text.length > textLimits.message;
  const error = isTooLong
    ? formatMessage(commonMessages.tooLong, { limit: textLimits.message })
    : wasTried && text === ''
      ? formatMessage(missing)
      : undefined;

  function submit() {
    setWasTried(true);
    if (text !== '' && !isTooLong) act({ message: text });
  }

  return (
    <AskDialog {...question} onSubmit={submit}>
      <FormLayout>
        <Text>{children}</Text>
        <TextArea
          label={formatMessage(label)}
          name="message"
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          greatestLength={textLimits.message}
          countText={(used, greatest) => formatMessage(commonMessages.characterCount, { used, greatest })}
          error={error}
        />
      </FormLayout>
    </AskDialog>
  );
}
