export { getSubscriptionUsage } from './get-subscription-usage.ts';
export { listPricePlans } from './list-price-plans.ts';
