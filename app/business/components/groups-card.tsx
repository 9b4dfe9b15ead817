import type { Settings } from '@sigillum/api-contracts/business/settings.ts';
import type { PlanFeature } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { DefinitionList } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../i18n/use-format.ts';
import { FeatureOfPlan } from '../../pricing/components/feature-of-plan.tsx';
import { ProfileCard } from '../../user/components/profile-card.tsx';
import { businessSettingsMessages as messages } from '../settings-messages.ts';

/** What the plan allows; nobody of the organisation changes it. */
export function GroupsCard({
  maxGroups,
  maxParticipants,
  features,
}: Settings['signerGroups'] & { features: readonly PlanFeature[] }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (
    <ProfileCard
      title={<FormattedMessage {...messages.groupsTitle} />}
      text={<FormattedMessage {...messages.groupsText} />}
    >
      <FeatureOfPlan feature="groups" features={features}>
        <DefinitionList
          items={[
            { term: formatMessage(messages.groupsMost), value: number(maxGroups) },
            { term: formatMessage(messages.groupsPeople), value: number(maxParticipants) },
          ]}
        />
      </FeatureOfPlan>
    </ProfileCard>
  );
}
