import type { Place } from '../layouts/navigation.ts';
import { operatorMessages as messages } from './messages.ts';

/** The places of the operator's room. */
export const operatorPlaces: readonly Place[] = [
  { href: '/operator', message: messages.installationTitle, roles: ['operator'] },
  { href: '/operator/jobs', message: messages.jobsTitle, roles: ['operator'] },
  { href: '/operator/messages', message: messages.messagesTitle, roles: ['operator'] },
  { href: '/operator/notices', message: messages.noticesTitle, roles: ['operator'] },
  { href: '/operator/businesses', message: messages.businessesTitle, roles: ['operator'] },
  { href: '/operator/logins', message: messages.loginsTitle, roles: ['operator'] },
  { href: '/operator/requests', message: messages.requestsTitle, roles: ['operator'] },
  { href: '/operator/events', message: messages.eventsTitle, roles: ['operator'] },
];
