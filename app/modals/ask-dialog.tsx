import { Button, type ButtonProps } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../common/messages.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

export interface AskDialogProps extends Omit<DialogFrameProps, 'actions' | 'working'> {
  /** The button that changes nothing; default "Cancel". */
  cancel?: MessageText;
  /** The button that does it; it may mention the same values as the title. */
  submit: MessageText;
  look?: ButtonProps['variant'];
  /** Said while it is being done. */
  working: MessageText;
  /** In place of `onSubmit`, where there is no form: the button alone does it. */
  onConfirm?: () => void;
}

/** The frame of every dialog that asks for something: a title, a way out, and the deed. */
export function AskDialog({ cancel = commonMessages.cancel, submit, look, onConfirm, ...frame }: AskDialogProps) {
  const { isLoading, close } = frame.modal;
  return (
    <DialogFrame
      {...frame}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...cancel} />
          </Button>
          <Button type={onConfirm ? 'button' : 'submit'} variant={look} isLoading={isLoading} onClick={onConfirm}>
            <FormattedMessage {...submit} values={frame.values} />
          </Button>
        </>
      }
    />
  );
}
