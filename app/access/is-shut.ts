import type { BusinessSummary } from '@sigillum/api-contracts/business/schemas.ts';

/** Whether a business is shut for now: its trial has ended without a plan, or it is locked (specification, section 6). */
export const isShut = (business: Pick<BusinessSummary, 'paymentMethod'> | null): boolean =>
  business !== null && ['NEEDS_PAYMENT_METHOD', 'BLOCKED'].includes(business.paymentMethod);
