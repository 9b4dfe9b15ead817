import type { Attachment } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import {
  Badge,
  Button,
  IconButton,
  Inline,
  Paperclip,
  Stack,
  Text,
  TextLink,
  theme,
  Trash2,
  UploadList,
} from '@sigillum/design-system';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { documentsAttachmentMessages as messages } from '../attachment-messages.ts';
import { documentsMessages } from '../messages.ts';
import type { Upload } from '../upload-queue.ts';
import { useDescribeUpload } from './upload-panel.tsx';

export interface AttachmentEditorProps {
  attachments: readonly Attachment[];
  /** Where an attachment is downloaded. */
  getHref: (attachmentId: string) => string;
  /** Files on their way, and those that were refused. */
  uploads?: readonly Upload[];
  /** Only for who may attach files. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
  onRetry?: (uploadId: string) => void;
  onForget?: (uploadId: string) => void;
  /** Only for who may remove them. */
  onRemove?: ((attachment: Attachment) => void) | undefined;
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]} 0;
  border-bottom: 1px solid ${theme.color.hairline};

  &:last-child {
    border-bottom: 0;
  }
  > svg {
    width: 18px;
    height: 18px;
    color: ${theme.color.inkSoft};
  }
`;

const kinds = [
  ['pdf', /^application\/pdf$/],
  ['image', /^image\//],
  ['text', /^text\//],
  ['word', /word/],
  ['excel', /excel|spreadsheet/],
  ['powerpoint', /powerpoint|presentation/],
] as const;
const nameKind = (contentType: string): string => kinds.find(([, pattern]) => pattern.test(contentType))?.[0] ?? '';

/** The files that go with a request: to be downloaded, and for who may, to be added and removed. */
export function AttachmentEditor(props: AttachmentEditorProps) {
  const { attachments, getHref, uploads = [], onFiles, onRetry, onForget, onRemove } = props;
  const { formatMessage } = useIntl();
  const format = useFormat();
  const describe = useDescribeUpload();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Stack gap={3}>
      {attachments.length > 0 && (
        <ul role="list" aria-label={formatMessage(messages.title)}>
          {attachments.map((attachment) => {
            const { attachment_id: id, filename: name, content_type, size, has_macros } = attachment;
            const kind = nameKind(content_type);
            return (
              <Row key={id}>
                <Paperclip aria-hidden />
                <div>
                  <TextLink href={getHref(id)} download aria-label={formatMessage(messages.open, { name })}>
                    <bdi>{name}</bdi>
                  </TextLink>
                  <Inline gap={2}>
                    <Text size="small" tone="soft" isTabular>
                      {formatMessage(messages.kindAndSize, { kind, size: format.fileSize(size) })}
                    </Text>
                    {has_macros && (
                      <Badge tone="warning">
                        <FormattedMessage {...messages.macros} />
                      </Badge>
                    )}
                  </Inline>
                </div>
                {onRemove && (
                  <IconButton
                    tone="danger"
                    label={formatMessage(commonMessages.remove, { name })}
                    icon={<Trash2 aria-hidden />}
                    onClick={() => onRemove(attachment)}
                  />
                )}
              </Row>
            );
          })}
        </ul>
      )}
      {uploads.length > 0 && (
        <UploadList
          label={formatMessage(documentsMessages.files)}
          items={uploads.map(describe)}
          removeLabel={(name) => formatMessage(commonMessages.remove, { name })}
          retryLabel={(name) => formatMessage(documentsMessages.retryFile, { name })}
          progressLabel={(name) => formatMessage(documentsMessages.uploadingFile, { name })}
          onRemove={(id) => onForget?.(id)}
          onRetry={(id) => onRetry?.(id)}
        />
      )}
      {onFiles && (
        <Inline gap={3}>
          <Button
            variant="secondary"
            size="small"
            icon={<Paperclip aria-hidden />}
            onClick={() => chooser.current?.click()}
          >
            <FormattedMessage {...messages.add} />
          </Button>
          <Text size="small" tone="soft">
            <FormattedMessage {...messages.hint} />
          </Text>
          <input
            ref={chooser}
            type="file"
            multiple
            hidden
            aria-label={formatMessage(messages.add)}
            onChange={({ target }) => {
              onFiles([...(target.files ?? [])]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        </Inline>
      )}
    </Stack>
  );
}
