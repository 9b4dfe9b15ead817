import { Button, Clock, Inline, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { signatureRequestsSendMessages as messages } from '../send-messages.ts';
import { signatureRequestsSignerMessages } from '../signer-messages.ts';

/** Until when a draft can be signed once it was sent, and the way to another day. */
export function ExpiryChoice({ expiresAt, onChange }: { expiresAt: string | null; onChange: () => void }) {
  const format = useFormat();
  return (
    <Inline justify="space-between">
      <Text>
        {expiresAt === null ? (
          <FormattedMessage {...messages.neverExpires} />
        ) : (
          <FormattedMessage {...messages.expires} values={{ date: format.instant(expiresAt) }} />
        )}
      </Text>
      <Button variant="secondary" size="small" icon={<Clock aria-hidden />} onClick={onChange}>
        <FormattedMessage {...signatureRequestsSignerMessages.changeExpiry} />
      </Button>
    </Inline>
  );
}
