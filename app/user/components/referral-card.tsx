import { getReferralLink } from '@sigillum/api-contracts/user/get-referral-link.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopiedText } from '../../business/components/copied-text.tsx';
import { useApi } from '../../http/browser-api.ts';
import { userReferralMessages as messages } from '../referral-messages.ts';
import { ProfileCard } from './profile-card.tsx';

/** The link by which the person recommends; nothing where there is none, or not now. */
export function ReferralCard() {
  const { formatMessage } = useIntl();
  const { data } = useApi(getReferralLink, {}, { revalidateOnFocus: false });
  if (!data?.link) return null;
  return (
    <ProfileCard title={<FormattedMessage {...messages.title} />} text={<FormattedMessage {...messages.text} />}>
      <CopiedText
        label={formatMessage(messages.link)}
        text={data.link}
        button={<FormattedMessage {...messages.copy} />}
      />
    </ProfileCard>
  );
}
