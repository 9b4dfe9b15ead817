import { ButtonLink, FileCheck, Inbox, Point, Points, Stack, Upload } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { CardPicture } from '../../illustrations/card-picture.tsx';
import { userMessages as messages } from '../messages.ts';
import { CardHead } from './card-head.tsx';
import { LinkedText } from './linked-text.tsx';

export interface WelcomeNoticeProps {
  /** Missing for somebody who is not logged in. */
  firstName: string | undefined;
  /** Whether the account may found a business. */
  isPlain: boolean;
  /** Null where nothing is sold. */
  trialDays: number | null;
}

/** What a new account is good for. */
export function WelcomeNotice({ firstName, isPlain, trialDays }: WelcomeNoticeProps) {
  if (firstName === undefined) {
    return (
      <Stack gap={5} align="flex-start">
        <CardPicture name="welcome" />
        <CardHead title={<FormattedMessage {...messages.welcomePlain} />}>
          <FormattedMessage {...messages.welcomePlainText} />
        </CardHead>
        <ButtonLink href="/login">
          <FormattedMessage {...commonMessages.logIn} />
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      <CardPicture name="welcome" />
      <CardHead title={<FormattedMessage {...messages.welcomeTitle} values={{ name: firstName }} />}>
        <FormattedMessage {...messages.welcomeText} />
      </CardHead>
      <Points>
        <Point icon={<Inbox aria-hidden />}>
          <FormattedMessage {...messages.welcomeSign} />
        </Point>
        <Point icon={<FileCheck aria-hidden />}>
          <FormattedMessage {...messages.welcomeFollow} />
        </Point>
        {isPlain && (
          <Point icon={<Upload aria-hidden />}>
            {trialDays === null ? (
              <LinkedText message={messages.welcomeUploadFree} href="/business/register" />
            ) : (
              <LinkedText message={messages.welcomeUpload} href="/business/register" values={{ days: trialDays }} />
            )}
          </Point>
        )}
      </Points>
      <ButtonLink href="/dashboard?tab=inbox" isWide>
        <FormattedMessage {...messages.welcomeHome} />
      </ButtonLink>
    </Stack>
  );
}
