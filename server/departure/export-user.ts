import { Readable } from 'node:stream';
import { exportUser as contract } from '@sigillum/api-contracts/user/export-user.ts';
import { writeDisposition } from '../documents/document-title.ts';
import { writeZip } from '../documents/write-zip.ts';
import { implement } from '../http/implement.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import { collectExport } from './collect-export.ts';

export const exportUser = implement(contract, async (_input, context) => {
  const { actor, db, meta, now } = context;
  const limit = { key: `export:${actor.id}`, limit: 10, windowSeconds: 3600 };
  const retryAfter = meta.isHead ? 0 : await countTry(db, limit, now);
  if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
  const archive = Readable.from(writeZip(collectExport(context), now), { objectMode: false });
  return {
    status: 200,
    body: Readable.toWeb(archive) as ReadableStream<Uint8Array>,
    headers: { 'content-disposition': writeDisposition(`sigillum-${now.toISOString().slice(0, 10)}.zip`) },
  };
});
