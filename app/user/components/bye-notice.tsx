import { Archive, ButtonLink, Inline, Mail, Point, Points, Stack } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { CardPicture } from '../../illustrations/card-picture.tsx';
import { userDeleteAccountMessages as messages } from '../delete-account-messages.ts';
import { CardHead } from './card-head.tsx';
import { KnownNotice } from './known-notice.tsx';

/** The last page of an account. `knownAs` is the address of somebody who still has one. */
export function ByeNotice({ knownAs }: { knownAs: string | undefined }) {
  if (knownAs !== undefined)
    return <KnownNotice title={messages.byeKnownTitle} text={messages.byeKnownText} knownAs={knownAs} />;
  return (
    <Stack gap={5}>
      <CardPicture name="bye" />
      <CardHead title={<FormattedMessage {...messages.byeTitle} />}>
        <FormattedMessage {...messages.byeText} />
      </CardHead>
      <Points>
        <Point icon={<Mail aria-hidden />}>
          <FormattedMessage {...messages.byeMail} />
        </Point>
        <Point icon={<Archive aria-hidden />}>
          <FormattedMessage {...messages.deleteEvidence} />
        </Point>
      </Points>
      <Inline gap={4}>
        <ButtonLink href="/signup" variant="secondary">
          <FormattedMessage {...messages.byeAgain} />
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
