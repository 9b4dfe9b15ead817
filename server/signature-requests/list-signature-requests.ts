import { listSignatureRequests as contract } from '@sigillum/api-contracts/signature-requests/list-signature-requests.ts';
import type { ListedRequest } from '@sigillum/api-contracts/signature-requests/list-schemas.ts';
import { implement } from '../http/implement.ts';
import { describeUsedSeal } from './describe-signature.ts';
import { listActions, seesPrivateData } from '../requests/access-rules.ts';
import { describeQuorum } from '../requests/quorum-of.ts';
import { maskAddress } from '../requests/mask-address.ts';
import type { ListDetails } from './list-details.ts';
import type { ListRow } from './list-query.ts';
import { readList } from './read-list.ts';
import { writeInstant } from '../http/write-instant.ts';

export const listSignatureRequests = implement(contract, async ({ query }, { actor, db, meta, now, services }) => {
  const caller = { userId: actor.id, now, zone: meta.zone };
  const { rows, details, total, isMore, counts } = await readList(db, services, query, caller);
  return {
    status: 200,
    body: {
      total_pages: Math.ceil(total / query.size),
      total_items: total,
      ...(isMore && { total_is_minimum: true }),
      current_page: query.page,
      size: query.size,
      signature_requests: rows.map((row) => describeRow(row, details, actor.id)),
      counts,
    },
  };
});

function describeRow(
  row: ListRow,
  { signatures, documentCounts, observerCounts }: ListDetails,
  userId: string,
): ListedRequest {
  const own = signatures.filter(({ request_id }) => request_id === row.id);
  const hasBeenSigned = own.some(({ status }) => status === 'SIGNED');
  const situation = {
    ...{ role: row.role, status: row.status, ownStatus: row.own_status, hasBeenSigned },
    ...{ quality: row.quality, isDelegationAllowed: row.delegation_allowed, isAccepted: row.is_accepted },
    ...{ wasDelegated: row.own_delegated, isForGroup: row.own_for_group },
  };
  const seesAddresses = seesPrivateData(situation);
  return {
    id: row.id,
    title: row.title,
    status_overall: row.status,
    quality: row.quality,
    legislation: row.legislation,
    owner: row.owner,
    owner_name: row.owner_name,
    document_count: documentCounts.get(row.id) ?? 0,
    signatures: own.map(({ sid, email, user_id, first_name, last_name, status, ...rest }) => ({
      sid,
      email: seesAddresses || user_id === userId || email === row.owner ? email : maskAddress(email),
      first_name,
      last_name,
      status_code: status,
      ...describeQuorum(rest),
      seal: describeUsedSeal(rest),
    })),
    observer_count: observerCounts.get(row.id) ?? 0,
    expiration_date: writeInstant(row.expiration_date),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    viewer: { role: row.role, sid: row.own_sid, actions: listActions(situation) },
  };
}
