import { Quorum } from '@sigillum/api-contracts/signature-requests/quorum.ts';
import { CheckboxGroup, FormLayout, SelectField, Text, TextField } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod';
import { commonMessages } from '../../common/messages.ts';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signatureRequestsQuorumMessages as messages } from '../quorum-messages.ts';

export interface QuorumChoice extends Quorum {
  /** The signatures of whom some are enough. */
  sids: string[];
}

export interface QuorumProps {
  /** Who may be chosen. */
  people: readonly { sid: string; name: string }[];
  /** As it is now; a new one where it is missing. */
  quorum?: QuorumChoice | undefined;
  /** Names of the others. */
  taken: readonly string[];
}

const writeSchema = (taken: readonly string[]) =>
  z.object({
    name: Quorum.shape.name.refine((name) => !taken.includes(name), { message: messages.nameTaken.id }),
    // One that is ticked alone comes without a list.
    sids: z
      .union([z.string().transform((sid) => [sid]), z.array(z.string())])
      .default([])
      .refine((sids) => sids.length > 1, { message: messages.tooFew.id }),
    needed: z.coerce.number().pipe(Quorum.shape.needed),
  });

/** Asks of whom how many have to sign. */
export default function QuorumDialog(modal: ModalProps<QuorumProps, QuorumChoice>) {
  const { people, quorum, taken } = modal.props;
  const { formatMessage } = useIntl();
  const { submit, field } = useDialogForm(writeSchema(taken), modal.act);
  const [sids, setSids] = useState<readonly string[]>(quorum?.sids ?? people.map(({ sid }) => sid));
  const [needed, setNeeded] = useState(quorum?.needed ?? 1);
  const greatest = Math.max(1, sids.length - 1);
  const { defaultValue: name = quorum?.name, ...named } = field('name');
  const { defaultValue: _, ...ticked } = field('sids');
  return (
    <AskDialog
      modal={modal}
      title={messages.title}
      submit={commonMessages.save}
      working={commonMessages.saving}
      onSubmit={submit}
    >
      <FormLayout>
        <Text tone="soft">
          <FormattedMessage {...messages.text} />
        </Text>
        <TextField
          label={formatMessage(messages.name)}
          hint={formatMessage(messages.nameHint)}
          maxLength={100}
          autoComplete="off"
          defaultValue={name}
          {...named}
        />
        <CheckboxGroup
          label={formatMessage(messages.people)}
          {...ticked}
          value={sids}
          onChange={setSids}
          options={people.map((person) => ({ value: person.sid, label: <bdi>{person.name}</bdi> }))}
        />
        <SelectField
          label={formatMessage(messages.needed)}
          name="needed"
          value={String(Math.min(needed, greatest))}
          onChange={(event) => setNeeded(Number(event.target.value))}
          options={Array.from({ length: greatest }, (_one, index) => ({
            value: String(index + 1),
            label: formatMessage(messages.neededOf, { needed: index + 1, count: sids.length }),
          }))}
        />
      </FormLayout>
    </AskDialog>
  );
}
