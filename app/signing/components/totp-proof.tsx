import { OneTimeCodeField, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { signingProofMessages as messages } from '../proof-messages.ts';
import type { DigitsField } from './code-proof.tsx';

/** The code that the person's app shows, in place of one that we send. */
export const TotpProof = ({ field }: { field: DigitsField }) => (
  <>
    <Text>
      <FormattedMessage {...messages.totpText} />
    </Text>
    <OneTimeCodeField {...field} label={<FormattedMessage {...messages.totpLabel} />} name="totp" autoFocus />
  </>
);
