import { Button, FormLayout, PenLine, TextField } from '@sigillum/design-system';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { OverlayFrame } from '../../modals/overlay-frame.tsx';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import { signingOverlayMessages as messages } from '../overlay-messages.ts';
import { Statement } from '../statement.ts';

export interface Part11VerificationProps {
  /** What the fields begin with. */
  statement: Statement;
}

export type Part11VerificationAction = { name: 'state'; statement: Statement } | { name: 'complete' };

const suggestions = [messages.part11Approve, messages.part11Review, messages.part11Author];

/** What the signature of a regulated record shows (21 CFR 11.50): the signer's name and the meaning of the signature. The code follows. */
export default function Part11VerificationOverlay(
  modal: ModalProps<Part11VerificationProps, Part11VerificationAction>,
) {
  const { isLoading, act } = modal;
  const { formatMessage } = useIntl();
  const { submit, field } = useDialogForm(Statement, (statement) => act({ name: 'state', statement }));
  const { signingName, signingReason } = modal.props.statement;
  const formId = useId();
  const listId = useId();
  return (
    <OverlayFrame
      modal={modal}
      title={messages.part11Title}
      icon={<PenLine />}
      tone="seal"
      working={messages.part11Running}
      actions={
        <Button type="submit" form={formId} variant="seal" isLoading={isLoading}>
          <FormattedMessage {...commonMessages.continue} />
        </Button>
      }
      leave={messages.backToRequest}
      onLeave={() => act({ name: 'complete' })}
    >
      <p>
        <FormattedMessage {...messages.part11Text} />
      </p>
      <form id={formId} noValidate onSubmit={submit}>
        <FormLayout>
          <TextField
            label={formatMessage(messages.part11Name)}
            autoComplete="name"
            {...field('signingName')}
            defaultValue={field('signingName').defaultValue ?? signingName}
          />
          <TextField
            label={formatMessage(messages.part11Reason)}
            hint={formatMessage(messages.part11ReasonHint)}
            autoComplete="off"
            list={listId}
            {...field('signingReason')}
            defaultValue={field('signingReason').defaultValue ?? signingReason}
          />
          <datalist id={listId}>
            {suggestions.map((suggestion) => (
              <option key={suggestion.id}>{formatMessage(suggestion)}</option>
            ))}
          </datalist>
        </FormLayout>
      </form>
    </OverlayFrame>
  );
}
