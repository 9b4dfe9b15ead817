import { Banner, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { signingProofMessages as messages } from '../proof-messages.ts';

/** What the browser will ask for, in place of a code; `reason`: why the last passkey did not count. */
export const PasskeyProof = ({ reason }: { reason: string | undefined }) => (
  <>
    <Text>
      <FormattedMessage {...messages.passkeyText} />
    </Text>
    {reason && <Banner tone="danger">{reason}</Banner>}
  </>
);
