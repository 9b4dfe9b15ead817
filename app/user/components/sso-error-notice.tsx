import { ButtonLink, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { ssoMessages as messages } from '../messages.ts';
import type { CompanyReason, SsoReason } from '../sso-failures.ts';
import { CardHead } from './card-head.tsx';

const notices: Record<SsoReason | CompanyReason, { title: MessageText; text: MessageText; hint?: MessageText }> = {
  invalid: { title: messages.ssoErrorTitle, text: messages.ssoAnswerInvalid },
  cancelled: { title: messages.ssoCancelledTitle, text: messages.ssoCancelled },
  unavailable: { title: messages.ssoErrorTitle, text: messages.identityProviderUnavailable },
  foreign: { title: messages.ssoCompanyTitle, text: messages.ssoAddressForeign, hint: messages.ssoCompanyHint },
  unverified: { title: messages.ssoCompanyTitle, text: messages.ssoAddressUnverified, hint: messages.ssoCompanyHint },
  taken: { title: messages.ssoCompanyTitle, text: messages.ssoAddressTaken, hint: messages.ssoCompanyHint },
  misconfigured: {
    title: messages.ssoCompanyTitle,
    text: messages.identityProviderMisconfigured,
    hint: messages.ssoCompanyHint,
  },
};

/** Why a login at an organisation failed, and the way back. */
export function SsoErrorNotice({ reason, loginHref }: { reason: SsoReason | CompanyReason; loginHref: string }) {
  const { title, text, hint } = notices[reason];
  return (
    <Stack gap={5} align="flex-start">
      <CardHead title={<FormattedMessage {...title} />}>
        <FormattedMessage {...text} />
      </CardHead>
      {hint && (
        <Text>
          <FormattedMessage {...hint} />
        </Text>
      )}
      <ButtonLink href={loginHref}>
        <FormattedMessage {...messages.ssoAgain} />
      </ButtonLink>
    </Stack>
  );
}
