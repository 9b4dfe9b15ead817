import {
  ButtonLink,
  FileText,
  Inline,
  Point,
  Points,
  Send,
  ShieldCheck,
  Stack,
  TextLink,
} from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { CardPicture } from '../../illustrations/card-picture.tsx';
import { CardHead } from '../../user/components/card-head.tsx';
import { businessMessages as messages } from '../messages.ts';

export interface BusinessWelcomeNoticeProps {
  /** Of the business. */
  name: string;
  /** ISO 8601; null without a trial. */
  trialEndsAt: string | null;
}

/** What a new business is good for, and where to begin. */
export function BusinessWelcomeNotice({ name, trialEndsAt }: BusinessWelcomeNoticeProps) {
  const format = useFormat();
  return (
    <Stack gap={5}>
      <CardPicture name="welcome" />
      <CardHead title={<FormattedMessage {...messages.welcomeTitle} values={{ name }} />}>
        {trialEndsAt ? (
          <FormattedMessage {...messages.welcomeTrial} values={{ date: format.date(trialEndsAt) }} />
        ) : (
          <FormattedMessage {...messages.welcomePaid} />
        )}
      </CardHead>
      <Points>
        <Point icon={<FileText aria-hidden />}>
          <FormattedMessage {...messages.welcomeUpload} />
        </Point>
        <Point icon={<Send aria-hidden />}>
          <FormattedMessage {...messages.welcomeInvite} />
        </Point>
        <Point icon={<ShieldCheck aria-hidden />}>
          <FormattedMessage {...messages.welcomeProof} />
        </Point>
      </Points>
      <Inline gap={4}>
        <ButtonLink href="/upload">
          <FormattedMessage {...messages.welcomeButton} />
        </ButtonLink>
        <TextLink href="/dashboard">
          <FormattedMessage {...commonMessages.toDashboard} />
        </TextLink>
      </Inline>
    </Stack>
  );
}
