import type { Kysely } from 'kysely';
import type { SendTo } from '@sigillum/api-contracts/signature-requests/send-to-schemas.ts';
import type { Database } from '../database/schema.ts';
import { findRequest, listSignatures } from '../requests/request-repository.ts';
import { readStatus } from '../requests/request-status.ts';
import { readClaimEnd, readSendToStatus } from '../requests/send-to-status.ts';
import { joinName } from '../rules/join-name.ts';
import { nameSigner } from './recipients.ts';
import type { SendToRow } from './send-to-repository.ts';

/** Who looks: the account, by id and address; none for a program that holds the code. */
interface Looker {
  userId: string;
  email: string;
}

/** How a send-to stands, with what it became: what whoever holds its code may know. */
export async function trackSendTo(db: Kysely<Database>, row: SendToRow, now: Date, looker?: Looker) {
  const request = row.request_id ? await findRequest(db, row.request_id) : undefined;
  return {
    status: readSendToStatus(row, request && readStatus(request, now), now),
    owner: request && { id: request.owner_id, name: joinName(request.owner_first_name, request.owner_last_name) },
    signers: (request && request.status !== 'DRAFT' ? await listSignatures(db, request.id) : []).map((signature) => ({
      name: nameSigner(signature, {
        to: looker?.email ?? '',
        isManager: looker !== undefined && looker.userId === request?.owner_id,
      }),
      status_code: signature.status,
    })),
  };
}

/** A send-to for somebody with an account, who need not know the code. */
export async function describeSendTo(
  db: Kysely<Database>,
  row: SendToRow,
  { now, ...looker }: Looker & { now: Date },
): Promise<SendTo> {
  const { status, owner, signers } = await trackSendTo(db, row, now, looker);
  const { userId } = looker;
  const viewer = owner?.id === userId ? 'OWNER' : row.maker_id === userId ? 'MAKER' : 'STRANGER';
  const isKnown = viewer !== 'STRANGER';
  return {
    id: row.id,
    status: isKnown || !row.claimed_at ? status : 'CLAIMED',
    claimable_until: readClaimEnd(row.created_at).toISOString(),
    maker_name: row.maker_id && joinName(row.maker_first_name, row.maker_last_name),
    viewer,
    title: isKnown ? row.title : null,
    owner_name: (isKnown && owner?.name) || null,
    request_id: viewer === 'OWNER' ? row.request_id : null,
    signers: isKnown ? signers : [],
  };
}
