import type { Business } from '@sigillum/api-contracts/business/schemas.ts';
import type { PlanChange, PricePlan } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import type { SubscriptionUsage } from '@sigillum/api-contracts/pricing/schemas.ts';
import type { Invoice } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import type { BillToCardProps } from './components/bill-to-card.tsx';

/** What the page about a business's plan shows. */
export interface PlanViewProps extends BillToCardProps {
  business: Pick<Business, 'id' | 'name' | 'billing' | 'pricePlan' | 'subscription' | 'apiUsers'>;
  /** The plan as it stands in the catalogue. */
  plan: PricePlan | undefined;
  usage: SubscriptionUsage;
  /** What follows the plan, once that is sold no more. */
  planChange: PlanChange | null;
  /** Plans are bought in the page. */
  isOnline: boolean;
  invoices: readonly Invoice[];
}
