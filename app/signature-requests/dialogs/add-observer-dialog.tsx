import { Email } from '@sigillum/api-contracts/schemas.ts';
import { Button, Dialog, EmailField, FormLayout, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod';
import type { ModalProps } from '../../modals/modal-store.ts';
import { requestMessages as messages } from '../messages.ts';
import { useDialogForm } from '../use-dialog-form.ts';

const schema = z.object({ email: Email });

/** Asks whom to let look on. */
export default function AddObserverDialog({
  isLoading,
  error,
  act,
  close,
}: ModalProps<object, z.output<typeof schema>>) {
  const { formatMessage } = useIntl();
  const { submit, field } = useDialogForm(schema, act);
  return (
    <Dialog
      title={<FormattedMessage {...messages.addObserverTitle} />}
      onClose={close}
      closeLabel={formatMessage(messages.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(messages.adding)}
      error={error}
      onSubmit={submit}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button type="submit" isLoading={isLoading}>
            <FormattedMessage {...messages.addObserver} />
          </Button>
        </>
      }
    >
      <FormLayout>
        <Text tone="soft">
          <FormattedMessage {...messages.addObserverText} />
        </Text>
        <EmailField label={formatMessage(messages.email)} autoComplete="off" {...field('email')} />
      </FormLayout>
    </Dialog>
  );
}
