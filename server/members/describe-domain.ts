import { domainToUnicode } from 'node:url';
import type { Domain } from '@sigillum/api-contracts/members/domain-schemas.ts';
import { writeInstant } from '../http/write-instant.ts';
import type { DomainRow } from './domains-repository.ts';

/** Where a domain's TXT record stands: a name of its own, beside whatever else the domain publishes (RFC 8552). */
export const nameRecord = (domain: string) => `_sigillum.${domain}`;
export const writeRecord = (token: string) => `sigillum-domain=${token}`;

/** A domain as its organisation's administrators see it. */
export function describeDomain(row: DomainRow, now: Date): Domain {
  const { domain, activated_at, mail_to, mail_expires_at, mail_code_hash, issuer, client_id, off_at } = row;
  const hasMail = !activated_at && mail_code_hash && mail_to && mail_expires_at && mail_expires_at > now;
  return {
    domain,
    display_name: domainToUnicode(domain),
    state: activated_at ? 'activated' : 'requested',
    record: { name: nameRecord(domain), value: writeRecord(row.dns_token) },
    requested_at: row.requested_at.toISOString(),
    check_until: row.check_until.toISOString(),
    checked_at: writeInstant(row.checked_at),
    finding: row.finding,
    mail: hasMail ? { to: mail_to, expires_at: mail_expires_at.toISOString() } : null,
    activated_at: writeInstant(activated_at),
    proved_by: row.proved_by,
    identity_provider:
      issuer && client_id
        ? {
            issuer,
            client_id,
            is_operators: row.provider_business_id === null,
            is_switched_off: off_at !== null,
            shares_callback: row.provider_business_id !== null && !row.has_own_callback,
          }
        : null,
  };
}
