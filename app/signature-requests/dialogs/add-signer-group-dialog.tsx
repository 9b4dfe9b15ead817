import { ObserverTold } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { FormLayout, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { ObserverToldField } from '../components/observer-told-field.tsx';
import { signatureRequestsSignerMessages as messages } from '../signer-messages.ts';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import { GroupChoice, type SignerGroup } from './group-choice.tsx';
import { GroupsMissing, type GroupsMissingProps } from './groups-missing.tsx';

export interface AddSignerGroupProps extends GroupsMissingProps {
  /** What the group is chosen for; signs unless told. */
  purpose?: 'sign' | 'observe';
  /** The groups of the business, in the order to show. */
  groups: readonly SignerGroup[];
}

const schema = z.object({ groupId: z.string(), told: ObserverTold.optional() });

/** Asks which group of the business signs, or observes. One of its people signs for all. */
export default function AddSignerGroupDialog(modal: ModalProps<AddSignerGroupProps, z.output<typeof schema>>) {
  const { props, act } = modal;
  const { formatMessage } = useIntl();
  const { submit, field } = useDialogForm(schema, act);
  const { groups, limits, purpose = 'sign' } = props;
  if (!limits || groups.length === 0) return <GroupsMissing {...props} modal={modal} />;

  return (
    <AskDialog
      modal={modal}
      title={purpose === 'observe' ? messages.groupObserveTitle : messages.groupTitle}
      submit={messages.addGroup}
      working={messages.adding}
      onSubmit={(event) => {
        submit(event);
        const form = event.currentTarget;
        if (!form.querySelector(':checked')) form.querySelector<HTMLElement>('[type="radio"]:enabled')?.focus();
      }}
    >
      <FormLayout>
        <Text tone="soft">
          <FormattedMessage {...(purpose === 'observe' ? messages.groupObserveText : messages.groupText)} />
        </Text>
        <GroupChoice
          purpose={purpose}
          groups={groups}
          limits={limits}
          error={field('groupId').error && formatMessage(messages.groupMissing)}
          create={props.create}
        />
        {purpose === 'observe' ? <ObserverToldField isGroup /> : null}
      </FormLayout>
    </AskDialog>
  );
}
