import { ButtonLink, Inline, Stack, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { userMessages as messages } from '../messages.ts';
import { CardHead } from './card-head.tsx';
import { KnownNotice } from './known-notice.tsx';

export interface ConfirmNoticeProps {
  /** The address of whoever is logged in. */
  knownAs: string | undefined;
  /** Where another link can be asked for. */
  startHref: string;
}

/** Why a confirmation link cannot lead on, and where to go instead. */
export function ConfirmNotice({ knownAs, startHref }: ConfirmNoticeProps) {
  if (knownAs !== undefined)
    return <KnownNotice title={messages.confirmKnownTitle} text={messages.confirmKnownText} knownAs={knownAs} />;
  return (
    <Stack gap={5}>
      <CardHead title={<FormattedMessage {...messages.confirmInvalidTitle} />}>
        <FormattedMessage {...messages.confirmInvalidText} />
      </CardHead>
      <Inline gap={4}>
        <ButtonLink href={startHref}>
          <FormattedMessage {...messages.confirmInvalidAgain} />
        </ButtonLink>
        <TextLink href="/login">
          <FormattedMessage {...commonMessages.logIn} />
        </TextLink>
      </Inline>
    </Stack>
  );
}
