import type { Business, BusinessDomain } from '@sigillum/api-contracts/business/schemas.ts';
import type { PlanFeature } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { BusinessStatistics } from '@sigillum/api-contracts/business/statistics-schemas.ts';

export interface FirstStep {
  name: 'send' | 'invite' | 'support' | 'domain' | 'seal';
  href: string;
  isDone: boolean;
}

interface Standing {
  statistics: Pick<BusinessStatistics, 'seats' | 'open_invitations' | 'has_sent_requests'>;
  settings: Business['settings'];
  /** Those of the plan. */
  features: readonly PlanFeature[];
  seals: readonly unknown[];
  domains: readonly Pick<BusinessDomain, 'state'>[];
}

/** What a new business does first, each ticked by how it stands. */
export function listFirstSteps({ statistics, settings, features, seals, domains }: Standing): FirstStep[] {
  const { email, phone } = settings.supportContact;
  return [
    { name: 'send', href: '/upload', isDone: statistics.has_sent_requests },
    {
      name: 'invite',
      href: '/business/members',
      isDone: statistics.seats.used > 1 || statistics.open_invitations > 0,
    },
    { name: 'support', href: '/business/settings', isDone: Boolean(email ?? phone) },
    {
      name: 'domain',
      href: '/business/members/domains',
      isDone: domains.some(({ state }) => state === 'activated'),
    },
    ...(features.includes('seals')
      ? [{ name: 'seal', href: '/business/seals', isDone: seals.length > 0 } as const]
      : []),
  ];
}
