import type { MailTemplate } from './mail.ts';

/** What tells signers that they are asked. */
const asking: ReadonlySet<string> = new Set<MailTemplate>(['invitation', 'reminder', 'request-changed']);

/** Whether somebody has to know that such a mail does not arrive. */
export const isAsking = (template: string): boolean => asking.has(template);
