import type { Business, BusinessDomain, BusinessSummary } from '@sigillum/api-contracts/business/schemas.ts';
import type { SignatureQuota } from '@sigillum/api-contracts/pricing/schemas.ts';
import type { Seal } from '@sigillum/api-contracts/seals/schemas.ts';
import { hasPaymentIssue } from '../pricing/has-payment-issue.ts';

const dayMs = 24 * 3600 * 1000;
/** How long before its end a trial is told of. */
const trialDays = 7;

/** What an administrator should look at, with where to. */
export type Attention =
  | { kind: 'payment-open'; href: string }
  | { kind: 'trial-ends'; date: string; href: string }
  | ({ kind: 'quota'; href: string } & Pick<SignatureQuota, 'quality' | 'used' | 'limit' | 'state'>)
  | { kind: 'seal-ends'; label: string; date: string; href: string }
  | { kind: 'domain-waits'; domain: string; href: string };

interface Standing {
  business: Pick<BusinessSummary, 'paymentMethod' | 'trialEndsAt'>;
  seals: readonly Pick<Seal, 'name' | 'label' | 'certificate'>[];
  domains: readonly BusinessDomain[];
  quotas: readonly SignatureQuota[];
  /** What was bought at the payment provider. */
  subscription?: Business['subscription'];
  now: Date;
}

/** Most pressing first. A business whose trial has ended is led elsewhere before it gets here. */
export function listAttention({ business, seals, domains, quotas, subscription, now }: Standing): Attention[] {
  const left = (date: string) => new Date(date).getTime() - now.getTime();
  const { paymentMethod, trialEndsAt: trialEnd } = business;
  return [
    ...(hasPaymentIssue(subscription) ? [{ kind: 'payment-open', href: '/business/billing/plan' } as const] : []),
    ...(paymentMethod === 'TRIALING' && trialEnd !== null && left(trialEnd) < trialDays * dayMs
      ? [{ kind: 'trial-ends', date: trialEnd, href: '/business/upgrade' } as const]
      : []),
    ...quotas
      .filter(({ state, limit }) => state !== 'ok' && limit > 0)
      .map((quota) => ({ kind: 'quota', ...quota, href: '/business/billing/plan' }) as const),
    ...seals.flatMap(({ name, label, certificate }) =>
      certificate && (certificate.state === 'ENDING' || certificate.state === 'ENDED')
        ? [{ kind: 'seal-ends', label, date: certificate.validTo, href: `/business/seals/${name}` } as const]
        : [],
    ),
    ...domains
      .filter(({ state }) => state === 'requested')
      .map(({ domain }) => ({ kind: 'domain-waits', domain, href: '/business/members/domains' }) as const),
  ];
}
