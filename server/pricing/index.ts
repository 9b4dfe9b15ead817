export { getSubscriptionUsage } from './get-subscription-usage.ts';
