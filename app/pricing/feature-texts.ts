import type { PlanFeature } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { MessageText } from '../i18n/define-messages.ts';
import { pricingFeatureMessages as messages } from './feature-messages.ts';

/** What each feature is called after “with”. */
export const featureTexts = {
  members: messages.members,
  groups: messages.groups,
  seals: messages.seals,
  api: messages.api,
  branding: messages.branding,
  part11: messages.part11,
  aes4biz: messages.aes4biz,
} as const satisfies Record<PlanFeature, MessageText>;
