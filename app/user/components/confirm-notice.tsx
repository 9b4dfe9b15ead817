import { ButtonLink, Inline, Stack, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { userMessages as messages } from '../messages.ts';
import { CardHead } from './card-head.tsx';

/** Why a confirmation link cannot lead on, and where to go instead. `knownAs` is the address of whoever is logged in. */
export function ConfirmNotice({ knownAs }: { knownAs: string | undefined }) {
  if (knownAs !== undefined) {
    return (
      <Stack gap={5}>
        <CardHead title={<FormattedMessage {...messages.confirmKnownTitle} />}>
          <FormattedMessage {...messages.confirmKnownText} values={{ email: knownAs }} />
        </CardHead>
        <Inline gap={4}>
          <ButtonLink href="/">
            <FormattedMessage {...messages.confirmKnownHome} />
          </ButtonLink>
          <TextLink href="/logout">
            <FormattedMessage {...messages.logOutLink} />
          </TextLink>
        </Inline>
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      <CardHead title={<FormattedMessage {...messages.confirmInvalidTitle} />}>
        <FormattedMessage {...messages.confirmInvalidText} />
      </CardHead>
      <Inline gap={4}>
        <ButtonLink href="/signup">
          <FormattedMessage {...messages.confirmInvalidAgain} />
        </ButtonLink>
        <TextLink href="/login">
          <FormattedMessage {...messages.loginButton} />
        </TextLink>
      </Inline>
    </Stack>
  );
}
