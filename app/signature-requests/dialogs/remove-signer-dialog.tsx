import { FormLayout, RadioCards, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod';
import { commonMessages } from '../../common/messages.ts';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signatureRequestsSignerMessages as messages } from '../signer-messages.ts';
import { signatureRequestsDialogMessages } from '../dialog-messages.ts';

export interface RemovableSigner {
  sid: string;
  /** Name, or the e-mail address where there is none. */
  name: string;
  /** The person was invited already and loses access. */
  isInvited: boolean;
}

export interface RemoveSignerProps {
  /** Who may be removed; of several, one is chosen. */
  signers: readonly RemovableSigner[];
}

const schema = z.object({ sid: z.string() });

/** Asks before a signer is removed, and which one where there are several. */
export default function RemoveSignerDialog(modal: ModalProps<RemoveSignerProps, z.output<typeof schema>>) {
  const { signers } = modal.props;
  const { submit, field } = useDialogForm(schema, modal.act);
  const [only] = signers;
  return (
    <AskDialog
      modal={modal}
      role="alertdialog"
      look="danger"
      size="small"
      title={messages.removeSignerTitle}
      submit={signatureRequestsDialogMessages.remove}
      working={commonMessages.removing}
      onSubmit={submit}
    >
      {signers.length === 1 && only ? (
        <>
          <input type="hidden" name="sid" value={only.sid} />
          <Text>
            <FormattedMessage
              {...(only.isInvited ? messages.removeSignerInvited : messages.removeSignerText)}
              values={{ name: <bdi key="name">{only.name}</bdi> }}
            />
          </Text>
        </>
      ) : (
        <SignerChoice signers={signers} isMissing={field('sid').error !== undefined} />
      )}
    </AskDialog>
  );
}

function SignerChoice({ signers, isMissing }: RemoveSignerProps & { isMissing: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <FormLayout>
      <RadioCards
        name="sid"
        label={formatMessage(messages.removeSignerChoice)}
        options={signers.map(({ sid, name }) => ({ value: sid, label: <bdi>{name}</bdi> }))}
        error={isMissing ? formatMessage(messages.removeSignerMissing) : undefined}
      />
      <Text tone="soft">
        <FormattedMessage {...messages.removeSignerTold} />
      </Text>
    </FormLayout>
  );
}
