import { textLimits } from '@sigillum/api-contracts/text.ts';
import { FormLayout, ScaleField } from '@sigillum/design-system';
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../common/messages.ts';
import { CommentField, type CommentFieldProps } from '../forms/comment-field.tsx';
import type { MessageText } from '../i18n/define-messages.ts';
import { AskDialog } from './ask-dialog.tsx';
import type { ModalState } from './modal-store.ts';

export interface SurveyDialogProps {
  modal: ModalState;
  title: MessageText;
  submit: MessageText;
  /** The question, and from what to what it is answered. */
  scale: Pick<
    ComponentProps<typeof ScaleField>,
    'label' | 'isLabelHidden' | 'least' | 'greatest' | 'ends' | 'nameStep'
  >;
  /** Said where no step was chosen. */
  missing: MessageText;
  /** How the comment is asked for, by what was answered. */
  describeComment: (score: number | null) => Pick<CommentFieldProps, 'label' | 'hint'>;
  /** The comment is trimmed, and empty when nothing was written. */
  onAnswer: (score: number, comment: string) => void;
  /** Stands above the question. */
  children?: ReactNode;
}

/** The frame of a question about satisfaction: a step on a scale, and a remark if the person likes. Closing it answers nothing. */
export function SurveyDialog(props: SurveyDialogProps) {
  const { modal, title, submit, scale, missing, describeComment, onAnswer, children } = props;
  const { formatMessage } = useIntl();
  const [score, setScore] = useState<number | null>(null);
  const [comment, setComment] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isTooLong = comment.trim().length > textLimits.comment;

  function answer({ currentTarget }: FormEvent<HTMLFormElement>) {
    setIsTried(true);
    if (score === null) currentTarget.querySelector<HTMLElement>('[type="radio"]')?.focus();
    else if (!isTooLong) onAnswer(score, comment.trim());
  }

  return (
    <AskDialog
      modal={modal}
      title={title}
      cancel={commonMessages.later}
      submit={submit}
      working={commonMessages.sending}
      onSubmit={answer}
    >
      <FormLayout>
        {children}
        <ScaleField
          {...scale}
          value={score}
          onChange={setScore}
          error={isTried && score === null ? formatMessage(missing) : undefined}
        />
        <CommentField
          {...describeComment(score)}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          greatestLength={textLimits.comment}
          isTooLong={isTooLong}
        />
      </FormLayout>
    </AskDialog>
  );
}
