import { Readable } from 'node:stream';
import { exportSignatureRequests as contract } from '@sigillum/api-contracts/signature-requests/export-signature-requests.ts';
import { implement } from '../http/implement.ts';
import { listDetails, type ListDetails } from './list-details.ts';
import { listMatching, type ListRow, readRows } from './list-query.ts';
import { writeLine } from './write-csv.ts';

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
export const exportSignatureRequests = implement(contract, async ({ query }, { actor, db, meta, now }) => {
  const caller = { userId: actor.id, now, zone: meta.zone };
  const ids = meta.isHead ? [] : await listMatching(db, query, caller);
  const clock = openClock(meta.zone);
  async function* write() {
    yield `\uFEFF${writeLine(columns)}`;
    for (let start = 0; start < ids.length; start += batch) {
      const part = ids.slice(start, start + batch);
      const [rows, details] = [await readRows(db, part, caller), await listDetails(db, part)];
      yield rows.map((row) => writeLine(describeRow(row, details, clock))).join('');
    }
  }
  return {
    status: 200,
    body: Readable.toWeb(Readable.from(write(), { objectMode: false })) as ReadableStream<Uint8Array>,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="signature-requests-${clock(now).slice(0, 10)}.csv"`,
      'x-content-type-options': 'nosniff',
    },
  };
});

type Clock = (instant: Date) => string;

/** Moments as spreadsheets read them, `2026-11-21 17:03:00`, in a zone. */
function openClock(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (instant) => format.format(instant);
}

function describeRow(row: ListRow, { signatures, documentCounts, observerCounts }: ListDetails, clock: Clock) {
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
