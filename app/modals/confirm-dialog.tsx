import { Button, Dialog } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../common/messages.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import type { ModalProps } from './modal-store.ts';

export interface ConfirmDialogProps extends Pick<ModalProps<unknown, void>, 'isLoading' | 'error' | 'close'> {
  title: ReactNode;
  size?: 'small';
  /** The button that changes nothing. */
  cancel: MessageText;
  /** The button that does it; red unless `isHarmless`. */
  confirm: ReactNode;
  isHarmless?: boolean;
  /** Said while it is being done. */
  working: MessageText;
  onConfirm: () => void;
  children: ReactNode;
}

/** The frame of every question before something is done that cannot be taken back: what happens, a way out, and the deed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, size, cancel, confirm, isHarmless = false, working, onConfirm, children } = props;
  const { isLoading, error, close } = props;
  const { formatMessage } = useIntl();
  return (
    <Dialog
      role="alertdialog"
      {...(size && { size })}
      title={title}
      onClose={close}
      closeLabel={formatMessage(commonMessages.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(working)}
      error={error}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...cancel} />
          </Button>
          <Button variant={isHarmless ? 'primary' : 'danger'} isLoading={isLoading} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
