import * as z from 'zod';
import { Id, Instant } from '../schemas.ts';
import { line } from '../text.ts';

/**
 * What the last look at a domain's TXT record has found: no such domain, no record, one that says something else, no answer of the name
 * servers, or a proof that came too late because another organisation holds the domain.
 */
export const DomainFinding = z.enum(['no_domain', 'missing', 'different', 'unreachable', 'taken']);
export type DomainFinding = z.infer<typeof DomainFinding>;

/** Names of mailboxes that belong to whoever runs a domain (RFC 2142; CA/Browser Forum, Baseline Requirements 3.2.2.4.4). */
export const DomainMailbox = z.enum(['postmaster', 'admin', 'administrator', 'hostmaster', 'webmaster']);
export type DomainMailbox = z.infer<typeof DomainMailbox>;

/** Where the people of a domain log in. The client secret is written and never read. */
export const DomainProvider = z.object({
  issuer: z.string(),
  client_id: z.string(),
  /** Set up by the operator of the server, not by the organisation. */
  is_operators: z.boolean(),
  /** By the operator of the server: people log in with their passwords, until the operator switches it on. */
  is_switched_off: z.boolean(),
  /** Set up before each organisation had a redirect address of its own: people still come back to the one of all. Ends when it is saved anew. */
  shares_callback: z.boolean().default(false),
});
export type DomainProvider = z.infer<typeof DomainProvider>;

/** A mail domain of an organisation. It counts exactly as it stands: a subdomain is another domain. */
export const Domain = z.object({
  /** ASCII (IDNA), lower case. */
  domain: z.string(),
  /** As people write it. */
  display_name: z.string(),
  state: z.enum(['requested', 'activated']),
  /** The TXT record that proves it. */
  record: z.object({ name: z.string(), value: z.string() }),
  requested_at: Instant,
  /** Until then it is looked at by itself; later only when somebody asks for it. */
  check_until: Instant,
  checked_at: Instant.nullable(),
  finding: DomainFinding.nullable(),
  /** A mail with a code that waits for an answer. */
  mail: z.object({ to: z.string(), expires_at: Instant }).nullable(),
  activated_at: Instant.nullable(),
  proved_by: z.enum(['dns', 'mail']).nullable(),
  identity_provider: DomainProvider.nullable(),
});
export type Domain = z.infer<typeof Domain>;

export const domainParams = z.strictObject({ id: Id, domain: z.string().trim().min(1).max(255) });

/** How a login of an organisation is set up; without `client_secret` the one that is stored stays. */
export const providerFields = {
  issuer: line(500).min(1),
  client_id: line(500).min(1),
  client_secret: z.string().trim().min(1).max(1000).optional(),
};

/**
 * What a try of a provider has found. `works`: it is there and takes us for its client; `not_https`, `address_refused`: nobody may be asked
 * there; `unreachable`: nobody answers; `no_provider`: what answers is no provider; `other_issuer`: it calls itself otherwise;
 * `client_refused`: it does not take client and secret.
 */
export const ProviderFinding = z.enum([
  'works',
  'not_https',
  'address_refused',
  'unreachable',
  'no_provider',
  'other_issuer',
  'client_refused',
]);
export type ProviderFinding = z.infer<typeof ProviderFinding>;
