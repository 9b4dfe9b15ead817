import { Button, FormLayout, FormRow, TextField, theme } from '@sigillum/design-system';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import * as z from 'zod';
import { commonMessages } from '../../common/messages.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { OverlayFrame } from '../../modals/overlay-frame.tsx';
import { DisplaySwitches } from '../components/display-switches.tsx';
import { LivePreview } from '../components/live-preview.tsx';
import { SignaturePictureField } from '../components/signature-picture-field.tsx';
import { visualSignaturesMessages as messages } from '../messages.ts';
import { useSignatureDraft } from '../use-signature-draft.ts';
import {
  type DisplayOption,
  lineSchemas,
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

const schema = z.object(lineSchemas);

/** Fields are set as on every form, not as the running text of an overlay. */
const Fields = styled.form`
  color: ${theme.color.ink};
  font-size: ${theme.fontSize.body};
`;

/** Makes or changes a visual signature: its picture, its lines and what else is shown, with a preview that follows. */
export default function EditSignatureOverlay(modal: ModalProps<EditSignatureProps, EditSignatureAction>) {
  const { props, isLoading, act } = modal;
  const { lines, isNew, hasCustomImage, permissions, getPreviewUrl } = props;
  const { formatMessage } = useIntl();
  const formId = useId();
  const begin = (): VisualSignatureDraft => ({
    ...lines,
    display: settleDisplay(props.display, permissions),
    mark: hasCustomImage ? undefined : null,
  });
  const form = useSignatureDraft(begin, hasCustomImage ? 'keep' : 'make', schema, (draft) =>
    act({ name: 'complete', draft }),
  );
  const optionalText = formatMessage(commonMessages.optional);

  return (
    <OverlayFrame
      modal={modal}
      title={isNew ? messages.createTitle : messages.editTitle}
      working={messages.saving}
      actions={
        <Button type="submit" form={formId} isLoading={isLoading}>
          <FormattedMessage {...commonMessages.save} />
        </Button>
      }
      leave={commonMessages.cancel}
    >
      <p>
        <FormattedMessage {...messages.editText} />
      </p>
      <LivePreview draft={form.draft} getPreviewUrl={getPreviewUrl} name={form.draft.name} isSticky />
      <Fields id={formId} noValidate onSubmit={form.submit}>
        <FormLayout>
          <SignaturePictureField
            source={form.source}
            hasPicture={hasCustomImage}
            suggestedText={lines.name}
            error={form.isPictureMissing ? formatMessage(messages.pictureMissing) : undefined}
            onChange={form.choosePicture}
          />
          <TextField autoComplete="name" {...form.lineField('name')} />
          <FormRow>
            <TextField autoComplete="organization" optionalText={optionalText} {...form.lineField('company')} />
            <TextField autoComplete="address-level2" optionalText={optionalText} {...form.lineField('location')} />
          </FormRow>
          <DisplaySwitches
            display={form.draft.display}
            permissions={permissions}
            onChange={(display) => form.change({ display })}
          />
          <TextField
            autoComplete="off"
            hint={formatMessage(messages.aliasHint)}
            optionalText={optionalText}
            {...form.lineField('alias')}
          />
        </FormLayout>
      </Fields>
    </OverlayFrame>
  );
}
