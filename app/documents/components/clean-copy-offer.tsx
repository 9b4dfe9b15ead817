import { Button, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { documentsCopyMessages as messages } from '../copy-messages.ts';
import type { CopiedFields } from '../upload-queue.ts';

export interface CleanCopyOfferProps {
  /** Tells screen readers which file is meant. */
  name: string;
  onCopy: (fields: CopiedFields) => void;
}

/** Offers a copy without what a file was refused for; what becomes of its fields is the person's choice. */
export function CleanCopyOffer({ name, onCopy }: CleanCopyOfferProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={2}>
      <Text tone="soft" size="small">
        <FormattedMessage {...messages.offer} />
      </Text>
      <Inline gap={2} role="group" aria-label={formatMessage(messages.offerGroup, { name })}>
        <Button size="small" variant="secondary" onClick={() => onCopy('KEEP')}>
          <FormattedMessage {...messages.keepFields} />
        </Button>
        <Button size="small" variant="secondary" onClick={() => onCopy('FLATTEN')}>
          <FormattedMessage {...messages.flattenFields} />
        </Button>
      </Inline>
    </Stack>
  );
}
