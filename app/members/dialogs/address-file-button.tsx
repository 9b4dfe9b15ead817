import { Button, FileUp, Inline, Text } from '@sigillum/design-system';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { membersListMessages as messages } from '../list-messages.ts';

/** Takes the addresses of a table that was saved as CSV. */
export function AddressFileButton({ onFile }: { onFile: (file: File) => void }) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <Inline gap={2}>
      <input
        ref={inputRef}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button variant="quiet" size="small" icon={<FileUp aria-hidden />} onClick={() => inputRef.current?.click()}>
        <FormattedMessage {...messages.fromFile} />
      </Button>
      <Text tag="span" size="small" tone="soft">
        <FormattedMessage {...messages.fromFileHint} />
      </Text>
    </Inline>
  );
}
