import type { DomainFinding } from '@sigillum/api-contracts/members/domain-schemas.ts';
import type { EvidenceCall } from '../evidence/append-event.ts';
import type { Services } from '../services.ts';
import { activateDomain } from './activate-domain.ts';
import { nameRecord, writeRecord } from './describe-domain.ts';
import { isHeldElsewhere, type DomainRow } from './domains-repository.ts';

/** Looks at the TXT record of a domain that is not proved yet, and writes down what it has found. No transaction waits for the answer. */
export async function lookAtDomain(
  { db, resolver }: Pick<Services, 'db' | 'resolver'>,
  call: EvidenceCall,
  { business_id: businessId, domain, dns_token }: DomainRow,
): Promise<void> {
  const key = { businessId, domain };
  const found = await find();
  const isProved = found === 'proved' && (await activateDomain(db, call, { ...key, by: 'dns' }));
  await db
    .updateTable('business_domains')
    .set((row) => ({
      checks: row('checks', '+', 1),
      checked_at: call.now,
      ...(!isProved && { finding: found === 'proved' ? ('taken' as const) : found }),
    }))
    .where('business_id', '=', businessId)
    .where('domain', '=', domain)
    .execute();

  async function find(): Promise<DomainFinding | 'proved'> {
    if (await isHeldElsewhere(db, businessId, domain)) return 'taken';
    const answer = await resolver.lookUp(nameRecord(domain));
    if (typeof answer === 'string') return answer;
    if (answer.records.some((record) => record.trim() === writeRecord(dns_token))) return 'proved';
    return answer.records.length ? 'different' : 'missing';
  }
}
