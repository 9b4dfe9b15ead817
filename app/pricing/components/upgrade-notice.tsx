import type { BusinessSummary } from '@sigillum/api-contracts/business/schemas.ts';
import { ButtonLink, Clock, Inline, Point, Points, Stack, TextLink, Upload, Users } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { CardHead } from '../../user/components/card-head.tsx';
import { pricingMessages as messages } from '../messages.ts';

export interface UpgradeNoticeProps {
  /** Null for a plain account. */
  business: BusinessSummary | null;
  /** Length of a trial. */
  days: number;
}

/** How an account gets to send documents, or how its business stands. */
export function UpgradeNotice({ business, days }: UpgradeNoticeProps) {
  return business ? <Standing business={business} /> : <Offer days={days} />;
}

function Offer({ days }: { days: number }) {
  return (
    <Stack gap={5}>
      <CardHead title={<FormattedMessage {...messages.title} />}>
        <FormattedMessage {...messages.text} />
      </CardHead>
      <Points>
        <Point icon={<Upload aria-hidden />}>
          <FormattedMessage {...messages.upload} />
        </Point>
        <Point icon={<Users aria-hidden />}>
          <FormattedMessage {...messages.members} />
        </Point>
        <Point icon={<Clock aria-hidden />}>
          <FormattedMessage {...messages.trial} values={{ days }} />
        </Point>
      </Points>
      <Inline gap={4}>
        <ButtonLink href="/business/register">
          <FormattedMessage {...messages.button} />
        </ButtonLink>
        <TextLink href="/">
          <FormattedMessage {...commonMessages.toDashboard} />
        </TextLink>
      </Inline>
    </Stack>
  );
}

function Standing({ business: { name, paymentMethod, trialEndsAt } }: { business: BusinessSummary }) {
  const format = useFormat();
  const isTrialing = paymentMethod === 'TRIALING' && trialEndsAt !== null;
  const isLocked = paymentMethod === 'NEEDS_PAYMENT_METHOD' || paymentMethod === 'BLOCKED';
  const [title, text] = isTrialing
    ? [messages.trialingTitle, messages.trialingText]
    : isLocked
      ? [messages.endedTitle, messages.endedText]
      : [messages.activeTitle, messages.activeText];
  return (
    <Stack gap={5} align="flex-start">
      <CardHead title={<FormattedMessage {...title} values={{ name }} />}>
        <FormattedMessage {...text} values={{ date: trialEndsAt ? format.date(trialEndsAt) : '' }} />
      </CardHead>
      <ButtonLink href="/">
        <FormattedMessage {...commonMessages.toDashboard} />
      </ButtonLink>
    </Stack>
  );
}
