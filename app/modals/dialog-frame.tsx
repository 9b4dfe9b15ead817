import { Dialog, type DialogProps } from '@sigillum/design-system';
import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../common/messages.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import type { ModalState } from './modal-store.ts';

/** What the placeholders of a text stand for. */
export type TextValues = NonNullable<ComponentProps<typeof FormattedMessage>['values']>;

export interface DialogFrameProps extends Pick<DialogProps, 'children' | 'actions' | 'size' | 'role' | 'onSubmit'> {
  modal: ModalState;
  title: MessageText;
  values?: TextValues;
  /** What failed when the action does, above the sentence that says why. */
  failure?: MessageText | undefined;
  /** Said while the action runs. */
  working?: MessageText;
}

/** The design system's dialog around a modal: it says what the modal does, and closing it closes the modal. */
export function DialogFrame({ modal, title, values, failure, working, ...dialog }: DialogFrameProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      {...dialog}
      title={<FormattedMessage {...title} values={values} />}
      onClose={modal.close}
      closeLabel={formatMessage(commonMessages.close)}
      isLoading={modal.isLoading}
      loadingLabel={working && formatMessage(working)}
      error={modal.error}
      errorHeading={failure && <FormattedMessage {...failure} />}
    />
  );
}
