import type { RequestDocument } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Stack } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { documentsAttachmentMessages } from '../../documents/attachment-messages.ts';
import { AttachmentEditor, type AttachmentEditorProps } from '../../documents/components/attachment-editor.tsx';
import { ConversionCheck, type ConversionCheckProps } from '../../documents/components/conversion-check.tsx';
import { DocumentList } from '../../documents/components/document-list.tsx';
import { UploadPanel, type UploadPanelProps } from '../../documents/components/upload-panel.tsx';
import { signatureRequestsInviteMessages as messages } from '../invite-messages.ts';
import { StepSection } from './step-section.tsx';

export interface DocumentsStepProps extends UploadPanelProps {
  documents: readonly RequestDocument[];
  getThumbnailUrl: (document: RequestDocument) => string;
  onRemoveDocument: (document: RequestDocument) => void;
  attachments: AttachmentEditorProps;
  /** How PDFs that we made of other files are looked at and accepted. */
  check: Omit<ConversionCheckProps, 'document'>;
}

/** What is to be signed. */
export function DocumentsStep({
  documents,
  getThumbnailUrl,
  onRemoveDocument,
  attachments,
  check,
  uploads,
  ...panel
}: DocumentsStepProps) {
  return (
    <Stack gap={5}>
      <StepSection
        title={<FormattedMessage {...messages.documentsTitle} />}
        text={<FormattedMessage {...messages.documentsText} />}
      >
        {documents.length > 0 && (
          <DocumentList
            documents={documents}
            getThumbnailUrl={getThumbnailUrl}
            onRemove={onRemoveDocument}
            renderMore={(document) => <ConversionCheck document={document} {...check} />}
          />
        )}
        <UploadPanel uploads={uploads.filter(({ state }) => state.kind !== 'done')} {...panel} />
      </StepSection>
      <StepSection
        title={<FormattedMessage {...documentsAttachmentMessages.title} />}
        text={<FormattedMessage {...documentsAttachmentMessages.text} />}
      >
        <AttachmentEditor {...attachments} />
      </StepSection>
    </Stack>
  );
}
