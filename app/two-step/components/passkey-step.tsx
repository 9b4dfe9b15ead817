import type { PasskeyOptions } from '@sigillum/api-contracts/two-step/schemas.ts';
import { FormattedMessage } from 'react-intl';
import { twoStepMessages as messages } from '../messages.ts';
import { usePasskeyStep } from '../use-passkey-step.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** The second step with a passkey. */
export const PasskeyStep = ({ options }: { options: PasskeyOptions }) => (
  <PasskeyButton question={usePasskeyStep(options)} isWide>
    <FormattedMessage {...messages.passkeyLogin} />
  </PasskeyButton>
);
