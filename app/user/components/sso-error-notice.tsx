import { ButtonLink, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { userSsoMessages as messages } from '../sso-messages.ts';
import { userProblemMessages } from '../problem-messages.ts';
import type { CompanyReason, SsoReason } from '../sso-failures.ts';
import { CardHead } from './card-head.tsx';

const notices: Record<SsoReason | CompanyReason, { title: MessageText; text: MessageText; hint?: MessageText }> = {
  invalid: { title: messages.ssoErrorTitle, text: userProblemMessages.ssoAnswerInvalid },
  cancelled: { title: messages.ssoCancelledTitle, text: userProblemMessages.ssoCancelled },
  unavailable: { title: messages.ssoErrorTitle, text: userProblemMessages.identityProviderUnavailable },
  foreign: {
    title: messages.ssoCompanyTitle,
    text: userProblemMessages.ssoAddressForeign,
    hint: messages.ssoCompanyHint,
  },
  unverified: {
    title: messages.ssoCompanyTitle,
    text: userProblemMessages.ssoAddressUnverified,
    hint: messages.ssoCompanyHint,
  },
  taken: { title: messages.ssoCompanyTitle, text: userProblemMessages.ssoAddressTaken, hint: messages.ssoCompanyHint },
  misconfigured: {
    title: messages.ssoCompanyTitle,
    text: userProblemMessages.identityProviderMisconfigured,
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
