import type { PlanHoldings } from '@sigillum/api-contracts/pricing/plan-holdings.ts';
import { Stack } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { EffectList } from '../../business/dialogs/effect-list.tsx';
import { commonMessages } from '../../common/messages.ts';
import { pricingMessages as messages } from '../messages.ts';

/** What the end of a plan takes from a business, and what it leaves. What the business does not have is not mentioned. */
export function PlanEnd({ otherMembers, seals, signerGroups, apiUsers, openRequests }: PlanHoldings) {
  return (
    <Stack gap={5}>
      <EffectList
        look="ends"
        title={<FormattedMessage {...commonMessages.ends} />}
        points={[
          <FormattedMessage key="uploads" {...messages.endsUploads} />,
          otherMembers > 0 && (
            <FormattedMessage key="members" {...messages.endsMembers} values={{ count: otherMembers }} />
          ),
          seals > 0 && <FormattedMessage key="seals" {...messages.endsSeals} values={{ count: seals }} />,
          signerGroups > 0 && (
            <FormattedMessage key="groups" {...messages.endsGroups} values={{ count: signerGroups }} />
          ),
          apiUsers > 0 && <FormattedMessage key="api" {...messages.endsApi} values={{ count: apiUsers }} />,
        ]}
      />
      <EffectList
        title={<FormattedMessage {...commonMessages.stays} />}
        points={[
          <FormattedMessage key="signed" {...messages.staysSigned} />,
          openRequests > 0 && <FormattedMessage key="open" {...messages.staysOpen} values={{ count: openRequests }} />,
          <FormattedMessage key="signing" {...messages.staysSigning} />,
        ]}
      />
    </Stack>
  );
}
