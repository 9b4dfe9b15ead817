import type { MessageText } from '../i18n/define-messages.ts';
import { pricingPlanMessages } from '../pricing/plan-messages.ts';
import { pricingPurchaseMessages } from '../pricing/purchase-messages.ts';
import { businessProfileMessages as profile } from './profile-messages.ts';
import { businessSettingsMessages as settings } from './settings-messages.ts';

/** What people know a changed field by, under the beginning of its name: the first that fits counts. */
const texts = [
  ['supportContact', settings.contactTitle],
  ['companyBranding', settings.logoTitle],
  ['signatureRequests.retention', settings.retentionTitle],
  ['signatureRequests.reminders', settings.remindersTitle],
  ['signatureRequests', settings.signingTitle],
  ['visualSignatures', settings.signingTitle],
  ['mabSettings', settings.signingTitle],
  ['mailService', settings.mailsTitle],
  ['signerGroups', settings.groupsTitle],
  ['embedding', settings.embeddingTitle],
  ['affiliate', settings.moreTitle],
  ['userPilot', settings.moreTitle],
  ['name', profile.base],
  ['email', profile.base],
  ['phone', profile.base],
  ['address', profile.address],
  ['legal_representative', profile.representative],
  ['gtc_accepted_at', profile.contracts],
  ['dpa_accepted_at', profile.contracts],
  ['billing', pricingPurchaseMessages.billTo],
  ['plan', pricingPurchaseMessages.plan],
  ['seats', pricingPurchaseMessages.seats],
  ['trial_ends_at', pricingPlanMessages.trial],
  ['payment_method', pricingPlanMessages.paymentTitle],
] as const satisfies readonly (readonly [string, MessageText])[];

/** What has changed in a business, each thing once, in words; what none are known for stands as it is. */
export const nameChanged = (changed: readonly string[], format: (text: MessageText) => string): string[] => [
  ...new Set(
    changed.map((name) => {
      const [, text] = texts.find(([start]) => name === start || name.startsWith(`${start}.`)) ?? [];
      return text ? format(text) : name;
    }),
  ),
];
