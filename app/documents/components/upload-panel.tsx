import type { ConvertibleKind, RequestDocument } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Card, FileDrop, Stack, UploadList, type UploadItem } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useTexts } from '../../forms/use-problem-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { isFinalRefusal } from '../is-final-refusal.ts';
import { documentsConversionMessages as conversionMessages } from '../conversion-messages.ts';
import { writeAccept } from '../convertible.ts';
import { documentsMessages as messages } from '../messages.ts';
import { copiedProblems, type CopiedFields, type Upload } from '../upload-queue.ts';
import { CleanCopyOffer } from './clean-copy-offer.tsx';

export interface UploadPanelProps {
  uploads: readonly Upload[];
  onFiles: (files: readonly File[]) => void;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
  /** For a file that is refused for what it does: a copy without that. */
  onCopy: (id: string, fields: CopiedFields) => void;
  /** Of what PDFs are made here; nothing unless told. */
  convertible?: readonly ConvertibleKind[];
  /** What is to be said about a file that has arrived. */
  renderReport?: (document: RequestDocument) => ReactNode;
}

/** Takes files and shows what becomes of each. */
export function UploadPanel({
  uploads,
  convertible = [],
  onFiles,
  onRetry,
  onRemove,
  onCopy,
  renderReport,
}: UploadPanelProps) {
  const { formatMessage } = useIntl();
  const describe = useDescribeUploadWithCopy(onCopy);
  const describeWithReport = (upload: Upload): UploadItem => ({
    ...describe(upload),
    ...(renderReport && upload.state.kind === 'done' && { more: renderReport(upload.state.document) }),
  });
  return (
    <Stack gap={5}>
      <FileDrop
        label={formatMessage(convertible.length > 0 ? conversionMessages.drop : messages.drop)}
        browseText={formatMessage(messages.browse)}
        hint={
          convertible.length > 0
            ? formatMessage(conversionMessages.dropHint, { office: convertible.includes('DOCX') ? 'yes' : 'no' })
            : formatMessage(messages.dropHint)
        }
        accept={writeAccept(convertible)}
        onFiles={onFiles}
      />
      {uploads.length === 0 ? null : (
        <Card padding="snug" tag="div" style={{ paddingBlock: 0 }}>
          <UploadList
            label={formatMessage(messages.files)}
            items={uploads.map(describeWithReport)}
            removeLabel={(name) => formatMessage(commonMessages.remove, { name })}
            retryLabel={(name) => formatMessage(messages.retryFile, { name })}
            progressLabel={(name) => formatMessage(messages.uploadingFile, { name })}
            onRemove={onRemove}
            onRetry={onRetry}
          />
        </Card>
      )}
    </Stack>
  );
}

/** Whether a copy without what the file was refused for can be had; where that was tried, there is none. */
const isCopied = ({ copy, state }: Upload) => !copy && state.kind === 'refused' && copiedProblems.has(state.key);

/** The same, with the offer of a copy where a file is refused for what it does. */
export function useDescribeUploadWithCopy(onCopy: UploadPanelProps['onCopy']): (upload: Upload) => UploadItem {
  const describe = useDescribeUpload();
  return (upload) => ({
    ...describe(upload),
    ...(isCopied(upload) && {
      more: <CleanCopyOffer name={upload.file.name} onCopy={(fields) => onCopy(upload.id, fields)} />,
    }),
  });
}

/** A file on its way as a row of the list. */
export function useDescribeUpload(): (upload: Upload) => UploadItem {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const formatText = useTexts();
  return ({ id, file, state }) => {
    const size = format.fileSize(file.size);
    const row = { id, name: file.name };
    switch (state.kind) {
      case 'waiting':
        return { ...row, state: 'waiting', detail: formatMessage(messages.waitingFile, { size }) };
      case 'sending':
        return state.sent >= file.size && file.size > 0
          ? { ...row, state: 'uploading', detail: formatMessage(messages.checkingFile, { size }) }
          : {
              ...row,
              state: 'uploading',
              progress: file.size === 0 ? 0 : state.sent / file.size,
              detail: formatMessage(commonMessages.sentOf, { sent: format.fileSize(state.sent), size }),
            };
      case 'done':
        return {
          ...row,
          state: 'done',
          detail: formatMessage(messages.pagesAndSize, { count: state.document.page_count, size }),
        };
      case 'refused':
        return { ...row, state: 'failed', error: formatText({ id: state.key }), isFinal: isFinalRefusal(state.key) };
    }
  };
}
