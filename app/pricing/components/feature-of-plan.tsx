import type { PlanFeature } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { Banner, TextLink } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pricingFeatureMessages as messages } from '../feature-messages.ts';
import { featureTexts } from '../feature-texts.ts';

/** In place of what makes something that the plan does not include: the way to one that does. For administrators. */
export function FeatureNotice({ feature }: { feature: PlanFeature }) {
  const { formatMessage } = useIntl();
  return (
    <Banner
      title={<FormattedMessage {...messages.title} values={{ feature: formatMessage(featureTexts[feature]) }} />}
      actions={
        <TextLink href="/business/upgrade">
          <FormattedMessage {...messages.upgrade} />
        </TextLink>
      }
    >
      <FormattedMessage {...messages.text} />
    </Banner>
  );
}

export interface FeatureOfPlanProps {
  feature: PlanFeature;
  /** Those of the plan. */
  features: readonly PlanFeature[];
  /** Something was refused after it was typed: it stays, whatever became of the plan meanwhile. */
  isTyped?: boolean;
  /** What makes it. */
  children: ReactNode;
}

/** What makes something that only some plans have. */
export function FeatureOfPlan({ feature, features, isTyped = false, children }: FeatureOfPlanProps) {
  const isIncluded = features.includes(feature);
  return (
    <>
      {!isIncluded && <FeatureNotice feature={feature} />}
      {(isIncluded || isTyped) && children}
    </>
  );
}
