import { exportSignatureRequests as contract } from '@sigillum/api-contracts/signature-requests/export-signature-requests.ts';
import { answerCsv } from '../http/answer-csv.ts';
import { implement } from '../http/implement.ts';
import { openClock, type LocalClock } from '../http/local-clock.ts';
import { listDetails, type ListDetails } from './list-details.ts';
import { type ListRow, readRows } from './list-query.ts';
import { listIds } from './read-list.ts';

/** Requests that are read at once. */
const batch = 500;

const columns = [
  'id',
  'title',
  'status',
  'quality',
  'legislation',
  'owner',
  'owner_name',
  'documents',
  'signatures',
  'signed',
  'signers',
  'observers',
  'expiration_date',
  'created_at',
  'updated_at',
];

// The ids are fixed first, the rows follow as the reader takes them: no transaction waits for a slow reader.
export const exportSignatureRequests = implement(contract, async ({ query }, { actor, db, meta, now, services }) => {
  const caller = { userId: actor.id, now, zone: meta.zone };
  const ids = meta.isHead ? [] : await listIds(db, services, query, caller);
  const clock = openClock(meta.zone);
  async function* write() {
    for (let start = 0; start < ids.length; start += batch) {
      const part = ids.slice(start, start + batch);
      const [rows, details] = [await readRows(db, part, caller), await listDetails(db, part)];
      yield rows.map((row) => describeRow(row, details, clock));
    }
  }
  return answerCsv({
    filename: `signature-requests-${clock(now).slice(0, 10)}.csv`,
    lang: actor.lang,
    columns,
    batches: write(),
  });
});

function describeRow(row: ListRow, { signatures, documentCounts, observerCounts }: ListDetails, clock: LocalClock) {
  const own = signatures.filter(({ request_id }) => request_id === row.id);
  const signers = own.map(({ first_name, last_name, email, status }) =>
    `${[first_name, last_name].filter(Boolean).join(' ')} <${email}> ${status}`.trim(),
  );
  return [
    row.id,
    row.title,
    row.status,
    row.quality,
    row.legislation,
    row.owner,
    row.owner_name,
    documentCounts.get(row.id) ?? 0,
    own.length,
    own.filter(({ status }) => status === 'SIGNED').length,
    signers.join('\n'),
    observerCounts.get(row.id) ?? 0,
    row.expiration_date && clock(row.expiration_date),
    clock(row.created_at),
    clock(row.updated_at),
  ];
}
