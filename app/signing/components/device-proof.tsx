import { Banner, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';

interface DeviceProofProps {
  /** What the person's own device will ask for, in place of a code. */
  text: MessageText;
  /** Why the last try did not count. */
  reason: string | undefined;
}

/** A proof that a device of the person's gives: the browser with a passkey, the phone with Mobile ID. */
export const DeviceProof = ({ text, reason }: DeviceProofProps) => (
  <>
    <Text>
      <FormattedMessage {...text} />
    </Text>
    {reason && <Banner tone="danger">{reason}</Banner>}
  </>
);
