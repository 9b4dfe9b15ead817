import { Email } from '@sigillum/api-contracts/schemas.ts';
import { Button, Dialog, FormLayout, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod';
import { commonMessages } from '../../common/messages.ts';
import type { SearchFor } from '../../forms/use-search.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { type KnownPerson, PersonEmailField } from '../components/person-email-field.tsx';
import { requestMessages as messages } from '../messages.ts';
import { useDialogForm } from '../../forms/use-dialog-form.ts';

const schema = z.object({ email: Email });

export interface AddObserverProps {
  suggest: SearchFor<KnownPerson>;
}

/** Asks whom to let look on. */
export default function AddObserverDialog({
  props,
  isLoading,
  error,
  act,
  close,
}: ModalProps<AddObserverProps, z.output<typeof schema>>) {
  const { formatMessage } = useIntl();
  const { submit, field } = useDialogForm(schema, act);
  return (
    <Dialog
      title={<FormattedMessage {...messages.addObserverTitle} />}
      onClose={close}
      closeLabel={formatMessage(commonMessages.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(messages.adding)}
      error={error}
      onSubmit={submit}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...commonMessages.cancel} />
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
        <PersonEmailField suggest={props.suggest} field={field('email')} />
      </FormLayout>
    </Dialog>
  );
}
