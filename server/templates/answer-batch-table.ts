import { answerCsv } from '../http/answer-csv.ts';
import type { AccountActor } from '../http/actor.ts';
import type { Call, Context } from '../http/implement.ts';
import { openClock, type LocalClock } from '../http/local-clock.ts';
import { requireBatch } from './access-batches.ts';
import { listRows, type ShownRow } from './batches-repository.ts';
import { describeRows } from './describe-batch.ts';

/** Rows that are read at once. */
const portion = 500;

const columns = ['row', 'key', 'state', 'reason', 'signers', 'title', 'request_id', 'sent_at', 'ended_at'];

/** What has become of each row, as a table. Throws a refusal. */
export async function answerBatchTable(
  { actor, db, meta, now }: Call<AccountActor> & Pick<Context, 'db' | 'meta'>,
  batchId: string,
) {
  const { id } = await requireBatch(db, actor, batchId);
  const clock = openClock(meta.zone);
  async function* write() {
    let after = 0;
    while (!meta.isHead) {
      const rows = await listRows(db, id, { after, size: portion }, now);
      if (!rows.length) return;
      after = rows.at(-1)!.number;
      const described = await describeRows(db, rows);
      yield rows.map((row, index) => describeLine(row, described[index]!.people, clock));
    }
  }
  return answerCsv({
    filename: `batch-${clock(now).slice(0, 10)}.csv`,
    lang: actor.lang,
    columns,
    batches: write(),
  });
}

const describeLine = (row: ShownRow, people: readonly { email: string; name: string }[], clock: LocalClock) => [
  row.number,
  row.key,
  row.state,
  row.reason,
  people.map(({ email, name }) => `${name} <${email}>`.trim()).join('\n'),
  row.title ?? row.content?.text.title ?? null,
  row.request_id,
  row.initiated_at && clock(row.initiated_at),
  row.ended_at && clock(row.ended_at),
];
