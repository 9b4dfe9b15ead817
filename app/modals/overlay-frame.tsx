import { Button, type ButtonProps, Overlay, type OverlayProps } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageText } from '../i18n/define-messages.ts';
import type { TextValues } from './dialog-frame.tsx';
import type { ModalState } from './modal-store.ts';

export interface OverlayFrameProps extends Pick<OverlayProps, 'children' | 'actions' | 'icon' | 'tone' | 'onEscape'> {
  modal: ModalState;
  title: MessageText;
  values?: TextValues;
  /** Given, a line moves while the action runs, and this is said. */
  working?: MessageText;
  /** The button that changes nothing, the last one; without it, only the actions lead on. */
  leave?: MessageText;
  leaveLook?: ButtonProps['variant'];
  /** Default: closes the modal. */
  onLeave?: () => void;
}

/** The design system's overlay around a modal: it says what the modal does, and offers a way out. */
export function OverlayFrame(props: OverlayFrameProps) {
  const { modal, title, values, working, actions, leave, leaveLook = 'secondary', onLeave, ...overlay } = props;
  const { formatMessage } = useIntl();
  const { isLoading, error, close } = modal;
  return (
    <Overlay
      {...overlay}
      title={<FormattedMessage {...title} values={values} />}
      isLoading={working && isLoading}
      loadingLabel={working && formatMessage(working)}
      error={error}
      actions={
        leave ? (
          <>
            {actions}
            <Button variant={leaveLook} disabled={isLoading} onClick={onLeave ?? close}>
              <FormattedMessage {...leave} />
            </Button>
          </>
        ) : (
          actions
        )
      }
    />
  );
}
