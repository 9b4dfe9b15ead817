import type { PlanFeature } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { Checkbox, Inline, SelectField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { FeatureOfPlan } from '../../pricing/components/feature-of-plan.tsx';
import { ExplainPart11 } from '../../signature-requests/components/explain-part11.tsx';
import { rules } from '../settings-form.ts';
import { businessSettingsMessages as messages } from '../settings-messages.ts';
import { type ReadSettings, useSettingsForm } from '../use-settings-form.ts';
import { SettingsFormCard } from './settings-form-card.tsx';

const looks = [
  { name: 'visualSignatures.date', label: messages.lookDate },
  { name: 'visualSignatures.claim', label: messages.lookClaim },
  { name: 'visualSignatures.std', label: messages.lookStd },
] as const;

/** What signatures on the organisation's requests must say, and what its people may choose. */
export function SigningCard({ features, ...read }: ReadSettings & { features: readonly PlanFeature[] }) {
  const { formatMessage } = useIntl();
  const form = useSettingsForm(read);
  const { key: directKey, ...directSign } = form.describeTick('mabSettings.directSign');
  const { key: part11Key, ...part11 } = form.describeTick('signatureRequests.part11');
  const { key: teamKey, ...team } = form.describeTick('signatureRequests.teamInbox');
  return (
    <SettingsFormCard
      intent="signing"
      form={form}
      title={<FormattedMessage {...messages.signingTitle} />}
      text={<FormattedMessage {...messages.signingText} />}
    >
      <FeatureOfPlan feature="part11" features={features} isTyped={part11.defaultChecked || part11.error !== undefined}>
        <Checkbox
          key={part11Key}
          label={<FormattedMessage {...messages.part11} />}
          hint={<FormattedMessage {...messages.part11Hint} />}
          {...part11}
        />
      </FeatureOfPlan>
      <Inline>
        <ExplainPart11 reader="sender" />
      </Inline>
      <Checkbox
        key={directKey}
        label={<FormattedMessage {...messages.directSign} />}
        hint={<FormattedMessage {...messages.directSignHint} />}
        {...directSign}
      />
      <Checkbox
        key={teamKey}
        label={<FormattedMessage {...messages.teamInbox} />}
        hint={<FormattedMessage {...messages.teamInboxHint} />}
        {...team}
      />
      {looks.map(({ name, label }) => {
        const { key, ...field } = form.describeText(name);
        return (
          <SelectField
            key={key}
            label={<FormattedMessage {...label} />}
            options={rules.map((value) => ({ value, label: formatMessage(messages.lookRule, { rule: value }) }))}
            {...field}
          />
        );
      })}
    </SettingsFormCard>
  );
}
