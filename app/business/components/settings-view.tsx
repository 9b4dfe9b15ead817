import type { PlanFeature } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { Stack } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '../../common/page-head.tsx';
import { businessSettingsMessages as messages } from '../settings-messages.ts';
import type { ReadSettings } from '../use-settings-form.ts';
import { AttachmentsCard } from './attachments-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { EmbeddingCard } from './embedding-card.tsx';
import { GroupsCard } from './groups-card.tsx';
import { LogoCard } from './logo-card.tsx';
import { MoreCard, type OfferedServices } from './more-card.tsx';
import { RemindersCard } from './reminders-card.tsx';
import { RetentionCard } from './retention-card.tsx';
import { SigningCard } from './signing-card.tsx';

export interface SettingsViewProps extends ReadSettings {
  /** Of the business. */
  id: string;
  name: string;
  /** Those of the plan. */
  features: readonly PlanFeature[];
  /** Which services of others the operator has set up. */
  services: OfferedServices;
  /** Every time zone that can be chosen. */
  zones: readonly string[];
}

/** What an organisation has settled, in sections that are each saved by themselves. */
export function SettingsView({ id, name, features, settings, updatedAt, services, zones }: SettingsViewProps) {
  const read = { settings, updatedAt };
  return (
    <Stack gap={5}>
      <PageHead title={<FormattedMessage {...messages.title} />}>
        <FormattedMessage {...messages.text} values={{ name }} />
      </PageHead>
      <ContactCard {...read} />
      <LogoCard logo={settings.companyBranding.logo} features={features} />
      <SigningCard {...read} features={features} />
      <RetentionCard id={id} {...read} />
      <RemindersCard zones={zones} {...read} />
      <AttachmentsCard {...read} />
      <GroupsCard {...settings.signerGroups} features={features} />
      <EmbeddingCard {...read} />
      <MoreCard {...read} services={services} />
    </Stack>
  );
}
