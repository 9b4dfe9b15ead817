import { createHash } from 'node:crypto';
import type { SignatureReport } from '@sigillum/api-contracts/documents/report-schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Secrets } from '../process/secrets.ts';

interface Place {
  db: Kysely<Database>;
  secrets: Secrets;
}
type Answer = NonNullable<SignatureReport['mobileIdAnswers']>[number];

const context = (requestId: string) => `mobile id answer of ${requestId}`;

/**
 * Keeps the message (CMS) by which Mobile ID has confirmed something of a request, for as long as there is the request. Answers its hash,
 * which stands in the chain of events for good.
 */
export async function keepMobileIdAnswer(
  { db, secrets }: Place,
  { requestId, message, at }: { requestId: string; message: Uint8Array; at: Date },
): Promise<string> {
  const sha256 = createHash('sha256').update(message).digest('hex');
  await db
    .insertInto('mobile_id_answers')
    .values({
      ...{ request_id: requestId, sha256, answered_at: at },
      message: secrets.encrypt(Buffer.from(message).toString('base64'), context(requestId)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return sha256;
}

/** Those that belong to a request, in their order. */
export async function listMobileIdAnswers({ db, secrets }: Place, requestId: string): Promise<Answer[]> {
  const rows = await db
    .selectFrom('mobile_id_answers')
    .select(['sha256', 'message'])
    .where('request_id', '=', requestId)
    .orderBy('answered_at')
    .orderBy('sha256')
    .execute();
  return rows.map(({ sha256, message }) => ({ sha256, message: secrets.decrypt(message, context(requestId)) }));
}
