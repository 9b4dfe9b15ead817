import { Checkbox, FormLayout, FormRow, Text, TextField } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod';
import { commonMessages } from '../../common/messages.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { LivePreview } from '../components/live-preview.tsx';
import { SignaturePictureField } from '../components/signature-picture-field.tsx';
import { visualSignaturesMessages as messages } from '../messages.ts';
import { useSignatureDraft } from '../use-signature-draft.ts';
import { lineSchemas, type VisualSignatureDataDraft } from '../visual-signature.ts';

export interface VisualSignatureDataProps {
  /** Of the document. */
  title: string;
  /** The signer’s name; it comes from the account or the request and is not asked for. */
  name: string;
  /** What the fields begin with; a `mark` that is undefined is the saved picture. */
  draft: VisualSignatureDataDraft;
  /** The person has a saved picture that may stay. */
  hasPicture: boolean;
  /** False where the document brings the picture: then none is asked for. */
  canMakePicture: boolean;
  /** The person has an account that can keep all this. */
  canKeep: boolean;
  /** Address of the image that the server draws of a draft. */
  getPreviewUrl: (draft: VisualSignatureDataDraft) => string | Promise<string>;
}

export interface VisualSignatureDataAction {
  draft: VisualSignatureDataDraft;
  isKept: boolean;
}

const schema = z.object({ company: lineSchemas.company, location: lineSchemas.location });

/**
 * Asks, before signing, what a visible signature shows. The specification names this dialog and no more; our reading: it opens, when the
 * signer wants it, where a document has a place for the signature; nothing in it is compulsory (the law asks for none of it), and the
 * name is not asked for, because it must be the one that is vouched for.
 */
export default function VisualSignatureDataDialog(
  modal: ModalProps<VisualSignatureDataProps, VisualSignatureDataAction>,
) {
  const { props, act } = modal;
  const { formatMessage } = useIntl();
  const [isKept, setIsKept] = useState(false);
  const { hasPicture, canMakePicture, canKeep, getPreviewUrl, name } = props;
  const { mark } = props.draft;
  const firstSource = mark === undefined ? 'keep' : mark === null ? 'none' : 'make';
  const form = useSignatureDraft(
    () => props.draft,
    firstSource,
    schema,
    (draft) => act({ draft, isKept }),
  );
  const optionalText = formatMessage(commonMessages.optional);
  return (
    <AskDialog
      modal={modal}
      title={messages.dataTitle}
      submit={messages.dataApply}
      working={messages.dataRunning}
      onSubmit={form.submit}
    >
      <FormLayout>
        <Text>
          <FormattedMessage {...messages.dataText} values={{ title: <bdi>{props.title}</bdi> }} />
        </Text>
        <LivePreview draft={form.draft} getPreviewUrl={getPreviewUrl} name={name} />
        {canMakePicture ? (
          <SignaturePictureField
            source={form.source}
            hasPicture={hasPicture}
            suggestedText={name}
            defaultMark={mark ?? undefined}
            error={form.isPictureMissing ? formatMessage(messages.pictureMissing) : undefined}
            onChange={form.choosePicture}
          />
        ) : null}
        <FormRow>
          <TextField autoComplete="organization" optionalText={optionalText} {...form.lineField('company')} />
          <TextField autoComplete="address-level2" optionalText={optionalText} {...form.lineField('location')} />
        </FormRow>
        {canKeep ? (
          <Checkbox
            label={formatMessage(messages.dataKeep)}
            checked={isKept}
            onChange={(event) => setIsKept(event.target.checked)}
          />
        ) : null}
        <Text size="small" tone="soft">
          <FormattedMessage {...messages.dataFinal} />
        </Text>
      </FormLayout>
    </AskDialog>
  );
}
