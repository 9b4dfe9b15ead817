import { FormattedMessage } from 'react-intl';
import { twoStepMessages as messages } from '../messages.ts';
import { usePasskeyLogin } from '../use-passkey-step.ts';
import { PasskeyButton } from './passkey-button.tsx';

/** The log-in without a password. */
export const PasskeyLogin = () => (
  <PasskeyButton question={usePasskeyLogin()} isWide>
    <FormattedMessage {...messages.passkeyLogin} />
  </PasskeyButton>
);
