import { Button, FilePlus, UploadList } from '@sigillum/design-system';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { type UploadPanelProps, useDescribeUploadWithCopy } from '../../documents/components/upload-panel.tsx';
import { documentsMessages as messages } from '../../documents/messages.ts';

/** Lets files be chosen that are to be signed too, and shows those on their way, or refused. */
export function AddDocuments({ uploads, onFiles, onRetry, onRemove, onCopy }: Omit<UploadPanelProps, 'renderReport'>) {
  const { formatMessage } = useIntl();
  const describe = useDescribeUploadWithCopy(onCopy);
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      {uploads.length > 0 && (
        <UploadList
          label={formatMessage(messages.files)}
          items={uploads.map(describe)}
          removeLabel={(name) => formatMessage(commonMessages.remove, { name })}
          retryLabel={(name) => formatMessage(messages.retryFile, { name })}
          progressLabel={(name) => formatMessage(messages.uploadingFile, { name })}
          onRemove={onRemove}
          onRetry={onRetry}
        />
      )}
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<FilePlus aria-hidden />}
          onClick={() => chooser.current?.click()}
        >
          <FormattedMessage {...messages.addDocuments} />
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept="application/pdf,.pdf"
        aria-label={formatMessage(messages.addDocuments)}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
