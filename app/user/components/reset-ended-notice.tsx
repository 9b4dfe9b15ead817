import { ButtonLink, Inline, Stack, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { ResetEnd } from '../look-at-reset.ts';
import { userPasswordMessages as messages } from '../password-messages.ts';
import { CardHead } from './card-head.tsx';

/** Why a link sets no new password, and where to go instead. */
export function ResetEndedNotice({ end }: { end: ResetEnd }) {
  const values = { reason: end };
  return (
    <Stack gap={5}>
      <CardHead title={<FormattedMessage {...messages.resetEndedTitle} values={values} />}>
        <FormattedMessage {...messages.resetEndedText} values={values} />
      </CardHead>
      <Inline gap={4}>
        <ButtonLink href="/password-reset">
          <FormattedMessage {...messages.resetAgain} />
        </ButtonLink>
        <TextLink href="/login">
          <FormattedMessage {...commonMessages.logIn} />
        </TextLink>
      </Inline>
    </Stack>
  );
}
