import { line } from '@sigillum/api-contracts/text.ts';
import { Button, FormLayout, FormRow, Overlay, TextField } from '@sigillum/design-system';
import { type ChangeEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod';
import type { ModalProps } from '../../modals/modal-store.ts';
import { useDialogForm } from '../../signature-requests/use-dialog-form.ts';
import { DisplaySwitches } from '../components/display-switches.tsx';
import { type PictureSource, SignaturePictureField } from '../components/signature-picture-field.tsx';
import { LivePreview } from '../components/live-preview.tsx';
import { visualSignatureMessages as messages } from '../messages.ts';
import {
  type DisplayOption,
  settleDisplay,
  type VisualSignatureDraft,
  type VisualSignatureLines,
  type VisualSignaturePermissions,
} from '../visual-signature.ts';

export interface EditSignatureProps {
  /** What the fields begin with: the lines of the signature, or those of the person’s account for a new one. */
  lines: VisualSignatureLines;
  /** Undefined for a new one. */
  display: Readonly<Record<DisplayOption, boolean>> | undefined;
  isNew: boolean;
  /** It has a picture already. */
  hasCustomImage: boolean;
  permissions: VisualSignaturePermissions;
  /** Address of the picture that the server draws of a draft. An object URL is the opener’s to revoke. */
  getPreviewUrl: (draft: VisualSignatureDraft) => string | Promise<string>;
}

/** Saved, and nothing else: leaving without saving is the modal’s `close`. */
export interface EditSignatureAction {
  name: 'complete';
  draft: VisualSignatureDraft;
}

const schema = z.object({
  alias: line(100).optional(),
  name: line(200).min(1),
  company: line(200).optional(),
  location: line(100).optional(),
});

/** Makes or changes a visual signature: its picture, its lines and what else is shown, with a preview that follows. */
export default function EditSignatureOverlay(modal: ModalProps<EditSignatureProps, EditSignatureAction>) {
  const { props, isLoading, error, act, close } = modal;
  const { formatMessage } = useIntl();
  const formId = useId();
  const [source, setSource] = useState<PictureSource>(props.hasCustomImage ? 'keep' : 'make');
  const [isPictureMissing, setIsPictureMissing] = useState(false);
  const [draft, setDraft] = useState<VisualSignatureDraft>(() => ({
    ...props.lines,
    display: settleDisplay(props.display, props.permissions),
    mark: props.hasCustomImage ? undefined : null,
  }));
  const { submit, field } = useDialogForm(schema, (typed) => {
    const isMissing = source === 'make' && !draft.mark;
    setIsPictureMissing(isMissing);
    if (isMissing) document.getElementById(formId)?.querySelector<HTMLElement>('[name="picture"]:checked')?.focus();
    else act({ name: 'complete', draft: { ...draft, alias: '', company: '', location: '', ...typed } });
  });

  const lineField = (name: keyof VisualSignatureLines) => ({
    name,
    label: formatMessage(messages[name]),
    value: draft[name],
    error: field(name).error,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft({ ...draft, [name]: event.target.value }),
  });
  const optionalText = formatMessage(messages.optional);

  return (
    <Overlay
      title={<FormattedMessage {...(props.isNew ? messages.createTitle : messages.editTitle)} />}
      isLoading={isLoading}
      loadingLabel={formatMessage(messages.saving)}
      error={error}
      actions={
        <>
          <Button type="submit" form={formId} isLoading={isLoading}>
            <FormattedMessage {...messages.save} />
          </Button>
          <Button variant="secondary" disabled={isLoading} onClick={close}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage {...messages.editText} />
      </p>
      <LivePreview draft={draft} getPreviewUrl={props.getPreviewUrl} name={draft.name} isSticky />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(event);
        }}
      >
        <FormLayout>
          <SignaturePictureField
            source={source}
            hasPicture={props.hasCustomImage}
            suggestedText={props.lines.name}
            error={isPictureMissing ? formatMessage(messages.pictureMissing) : undefined}
            onChange={(chosen, made) => {
              setSource(chosen);
              setIsPictureMissing(false);
              setDraft({ ...draft, mark: chosen === 'keep' ? undefined : chosen === 'make' ? (made ?? null) : null });
            }}
          />
          <TextField autoComplete="name" {...lineField('name')} />
          <FormRow>
            <TextField autoComplete="organization" optionalText={optionalText} {...lineField('company')} />
            <TextField autoComplete="address-level2" optionalText={optionalText} {...lineField('location')} />
          </FormRow>
          <DisplaySwitches
            display={draft.display}
            permissions={props.permissions}
            onChange={(display) => setDraft({ ...draft, display })}
          />
          <TextField
            autoComplete="off"
            hint={formatMessage(messages.aliasHint)}
            optionalText={optionalText}
            {...lineField('alias')}
          />
        </FormLayout>
      </form>
    </Overlay>
  );
}
