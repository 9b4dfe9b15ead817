import type { BusinessSummary } from '@sigillum/api-contracts/business/schemas.ts';
import { ButtonLink, Clock, Inline, Point, Points, Stack, TextLink, Upload, Users } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { isShut } from '../../access/is-shut.ts';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { CardHead } from '../../user/components/card-head.tsx';
import { ExportLink } from '../../user/components/export-link.tsx';
import { pricingMessages as messages } from '../messages.ts';

export interface UpgradeNoticeProps {
  /** Null for a plain account. */
  business: BusinessSummary | null;
  /** Length of a trial; null where nothing is sold. */
  days: number | null;
}

/** How an account gets to send documents, or how its business stands. */
export function UpgradeNotice({ business, days }: UpgradeNoticeProps) {
  return business ? <Standing business={business} /> : <Offer days={days} />;
}

function Offer({ days }: { days: number | null }) {
  if (days === null) return <Included />;
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

/** Where nothing is sold there is nothing to upgrade to. */
const Included = () => (
  <Stack gap={5}>
    <CardHead title={<FormattedMessage {...messages.includedTitle} />}>
      <FormattedMessage {...messages.includedText} />
    </CardHead>
    <Inline gap={4}>
      <ButtonLink href="/upload">
        <FormattedMessage {...messages.includedButton} />
      </ButtonLink>
      <TextLink href="/business/register">
        <FormattedMessage {...messages.button} />
      </TextLink>
    </Inline>
  </Stack>
);

function Standing({ business: { name, paymentMethod, trialEndsAt, role } }: { business: BusinessSummary }) {
  const format = useFormat();
  const [title, text] = readStanding({ paymentMethod, trialEndsAt });
  return (
    <Stack gap={5} align="flex-start">
      <CardHead title={<FormattedMessage {...title} values={{ name }} />}>
        <FormattedMessage {...text} values={{ date: trialEndsAt ? format.date(trialEndsAt) : '' }} />
      </CardHead>
      {isShut({ paymentMethod }) ? <ShutLinks isAdmin={role === 'admin'} /> : <ToDashboard />}
    </Stack>
  );
}

function readStanding({ paymentMethod, trialEndsAt }: Pick<BusinessSummary, 'paymentMethod' | 'trialEndsAt'>) {
  if (paymentMethod === 'TRIALING' && trialEndsAt !== null) return [messages.trialingTitle, messages.trialingText];
  if (paymentMethod === 'NEEDS_PAYMENT_METHOD') return [messages.endedTitle, messages.endedText];
  if (paymentMethod === 'BLOCKED') return [messages.blockedTitle, messages.blockedText];
  return [messages.activeTitle, messages.activeText];
}

const ToDashboard = () => (
  <ButtonLink href="/">
    <FormattedMessage {...commonMessages.toDashboard} />
  </ButtonLink>
);

/** While a business is shut every other page leads back here (access/due-steps.ts): only what stays open is offered. */
export const ShutLinks = ({ isAdmin }: { isAdmin: boolean }) => (
  <Inline gap={4}>
    <ButtonLink href="/logout">
      <FormattedMessage {...commonMessages.logOut} />
    </ButtonLink>
    {isAdmin && (
      <TextLink href="/business/members">
        <FormattedMessage {...messages.toMembers} />
      </TextLink>
    )}
    <ExportLink />
  </Inline>
);
