import { ButtonLink, Stack } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { userSsoMessages } from '../sso-messages.ts';
import { Address } from './address.tsx';
import { CardHead } from './card-head.tsx';

/** For somebody whose account needs no set-up any more. */
export function SsoSetupDone({ email, homeHref }: { email: string; homeHref: string }) {
  return (
    <Stack gap={5} align="flex-start">
      <CardHead title={<FormattedMessage {...userSsoMessages.ssoSetupDone} />}>
        <FormattedMessage {...userSsoMessages.ssoSetupDoneText} values={{ email: <Address>{email}</Address> }} />
      </CardHead>
      <ButtonLink href={homeHref}>
        <FormattedMessage {...commonMessages.toDashboard} />
      </ButtonLink>
    </Stack>
  );
}
