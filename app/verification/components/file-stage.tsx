import { Card, FileDrop, Stack, Text, UploadList, type UploadItem } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useTexts } from '../../forms/use-problem-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { verificationMessages as messages } from '../messages.ts';
import type { Check } from '../use-verification.ts';

type OpenCheck = Exclude<Check, { kind: 'done' }>;

interface FileStageProps {
  check: OpenCheck;
  onFile: (file: File) => void;
  onLeave: () => void;
}

/** Takes a file, and shows how far it is on its way or why it cannot be checked. */
export function FileStage({ check, onFile, onLeave }: FileStageProps) {
  const { formatMessage } = useIntl();
  const item = useDescribeCheck(check);
  const isSending = check.kind === 'sending';
  const labels = isSending ? messages.cancel : commonMessages.remove;
  return (
    <Stack gap={4}>
      <FileDrop
        label={formatMessage(messages.drop)}
        browseText={formatMessage(messages.browse)}
        hint={formatMessage(messages.dropHint)}
        accept="application/pdf,.pdf"
        isMultiple={false}
        isDisabled={isSending}
        onFiles={([file]) => file && onFile(file)}
      />
      {item === undefined ? null : (
        <Card padding="snug" tag="div" style={{ paddingBlock: 0 }}>
          <UploadList
            label={formatMessage(messages.file)}
            items={[item]}
            removeLabel={(name) => formatMessage(labels, { name })}
            retryLabel={(name) => formatMessage(messages.retryFile, { name })}
            progressLabel={(name) => formatMessage(messages.sending, { name })}
            onRemove={onLeave}
            onRetry={() => check.kind === 'refused' && onFile(check.file)}
          />
        </Card>
      )}
      <Text size="small" tone="soft">
        <FormattedMessage {...messages.privacy} />
      </Text>
    </Stack>
  );
}

function useDescribeCheck(check: OpenCheck): UploadItem | undefined {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const formatText = useTexts();
  if (check.kind === 'none') return undefined;
  const { file } = check;
  const row = { id: 'file', name: file.name };
  if (check.kind === 'refused') return { ...row, state: 'failed', error: formatText({ id: check.key }) };
  const size = format.fileSize(file.size);
  if (check.sent >= file.size)
    return { ...row, state: 'uploading', detail: formatMessage(messages.checking, { size }) };
  const sent = format.fileSize(check.sent);
  return {
    ...row,
    state: 'uploading',
    progress: check.sent / file.size,
    detail: formatMessage(commonMessages.sentOf, { sent, size }),
  };
}
