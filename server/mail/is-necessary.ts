import type { Mail } from './mail.ts';

/**
 * Whether a mail reaches people who want only important ones (attribute `emailNotificationLevel`, IMPORTANT): what asks something of them,
 * proves something, or tells of a failure. Others only say how far a request is, which the dashboard shows, too.
 */
export function isNecessary(mail: Pick<Mail, 'template' | 'values'>): boolean {
  if (mail.template === 'all-signed' || mail.template === 'withdrawn' || mail.template === 'removed') return false;
  if (mail.template === 'step-signed') return false;
  if (mail.template === 'membership-changed' && 'change' in mail.values && mail.values.change === 'JOINED')
    return false;
  const isForObserver = 'role' in mail.values && mail.values.role === 'observer';
  return !((mail.template === 'invitation' || mail.template === 'request-changed') && isForObserver);
}
