import { DomainMailbox } from '@sigillum/api-contracts/members/domain-schemas.ts';
import * as z from 'zod';

const domain = z.string().trim().min(1);
const provider = {
  issuer: z.string().trim().min(1),
  client_id: z.string().trim().min(1),
  client_secret: z.string().optional(),
};

/** What one of the forms of the page of domains asks for. */
export const DomainChange = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), domain }),
  z.object({ intent: z.literal('check'), domain }),
  z.object({ intent: z.literal('mail'), domain, mailbox: DomainMailbox }),
  z.object({ intent: z.literal('confirm'), domain, code: z.string().trim().min(1) }),
  z.object({ intent: z.literal('remove'), domain }),
  z.object({ intent: z.literal('test'), domain, ...provider }),
  z.object({ intent: z.literal('sso'), domain, ...provider }),
  z.object({ intent: z.literal('sso-end'), domain }),
]);
export type DomainChange = z.infer<typeof DomainChange>;
