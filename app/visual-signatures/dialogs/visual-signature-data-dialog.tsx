import { line } from '@sigillum/api-contracts/text.ts';
import { Button, Checkbox, Dialog, FormLayout, FormRow, Text, TextField } from '@sigillum/design-system';
import { type ChangeEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod';
import { commonMessages } from '../../common/messages.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import { LivePreview } from '../components/live-preview.tsx';
import { visualSignatureMessages as messages } from '../messages.ts';

/** The lines that are asked for; an empty one is not shown. */
export interface ShownLines {
  company: string;
  location: string;
}

export interface VisualSignatureDataProps {
  /** Of the document. */
  title: string;
  /** The signer’s name; it comes from the account or the request and is not asked for. */
  name: string;
  /** What the fields begin with. */
  lines: ShownLines;
  /** The person has an account that can keep the lines. */
  canKeep: boolean;
  /** Address of the picture that the server draws with these lines. */
  getPreviewUrl: (lines: ShownLines) => string | Promise<string>;
}

export interface VisualSignatureDataAction extends ShownLines {
  isKept: boolean;
}

const schema = z.object({
  company: line(200).optional(),
  location: line(100).optional(),
  isKept: z.literal('on').optional(),
});

/**
 * Asks, before signing, for the lines of a visible signature that nobody has filled in yet. The specification names this dialog and no
 * more; our reading: it opens where the document has a place for the signer's mark and the mark shows company or place, nothing in it is
 * compulsory (the law asks for neither), and the name is not asked for, because it must be the one that is vouched for.
 */
export default function VisualSignatureDataDialog({
  props,
  isLoading,
  error,
  act,
  close,
}: ModalProps<VisualSignatureDataProps, VisualSignatureDataAction>) {
  const { formatMessage } = useIntl();
  const [lines, setLines] = useState(props.lines);
  const { submit, field } = useDialogForm(schema, ({ company = '', location = '', isKept }) =>
    act({ company, location, isKept: isKept === 'on' }),
  );
  const lineField = (name: keyof ShownLines) => ({
    name,
    label: formatMessage(messages[name]),
    optionalText: formatMessage(commonMessages.optional),
    value: lines[name],
    error: field(name).error,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setLines({ ...lines, [name]: event.target.value }),
  });
  return (
    <Dialog
      title={<FormattedMessage {...messages.dataTitle} />}
      onClose={close}
      closeLabel={formatMessage(commonMessages.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(messages.dataRunning)}
      error={error}
      onSubmit={submit}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button type="submit" isLoading={isLoading}>
            <FormattedMessage {...commonMessages.continue} />
          </Button>
        </>
      }
    >
      <FormLayout>
        <Text>
          <FormattedMessage {...messages.dataText} values={{ title: <bdi>{props.title}</bdi> }} />
        </Text>
        <LivePreview draft={lines} getPreviewUrl={props.getPreviewUrl} name={props.name} />
        <FormRow>
          <TextField autoComplete="organization" {...lineField('company')} />
          <TextField autoComplete="address-level2" {...lineField('location')} />
        </FormRow>
        {props.canKeep ? <Checkbox name="isKept" label={formatMessage(messages.dataKeep)} /> : null}
        <Text size="small" tone="soft">
          <FormattedMessage {...messages.dataFinal} />
        </Text>
      </FormLayout>
    </Dialog>
  );
}
