import { Readable } from 'node:stream';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { DownloadCall } from '../documents/record-download.ts';
import type { ZipEntry } from '../documents/write-zip.ts';
import type { UserActor } from '../http/actor.ts';
import { Refusal } from '../http/refusal.ts';
import { accessOf, openRequest, type RequestView } from '../requests/access.ts';
import { exportProfile } from './export-profile.ts';
import { exportRequest, nameFolder } from './export-request.ts';
import { sumFiles } from './sum-files.ts';

/** An archive without ZIP64 ends at 4 GB and 65,535 files; reports and the archive's own directory need some of that. */
const most = { bytes: 3.5e9, entries: 50_000 };

/** Everything that is kept about a person, entry by entry: nothing is put together before its turn comes. */
export async function* collectExport(call: DownloadCall & { actor: UserActor }): AsyncGenerator<ZipEntry> {
  const { actor, db, now } = call;
  yield* await exportProfile(call);
  const left = { ...most };
  const omitted: string[] = [];
  for (const id of await listRequests(db, actor.id)) {
    const view = await openRequest(db, actor, id, now).catch(ignoreRefusal);
    if (!view) continue;
    const { bytes, entries } = await sumFiles(db, id);
    if (bytes > left.bytes || entries > left.entries) {
      omitted.push(`${nameFolder(view)} (signature request ${id}, ${bytes} bytes)`);
      continue;
    }
    left.bytes -= bytes;
    left.entries -= entries;
    yield* exportRequest(call, view);
  }
  yield { name: 'README.txt', open: () => Readable.from([Buffer.from(writeReadme(actor, now, omitted))]) };
}

/** Withdrawn for the person, or gone since the list was read. */
function ignoreRefusal(error: unknown): RequestView | undefined {
  if (error instanceof Refusal) return undefined;
  throw error;
}

async function listRequests(db: Kysely<Database>, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select request.id from signature_requests request
    where request.id in (select request_id from (${accessOf(userId, 'all')}) mine)
    order by request.created_at, request.id`.execute(db);
  return rows.map(({ id }) => id);
}

const writeReadme = (actor: UserActor, now: Date, omitted: readonly string[]): string => `Your data in Sigillum
${actor.email}, exported ${now.toISOString()}

  profile.json    your account and settings, memberships of businesses, seals, visible signatures, sessions, the ways in which you log
                  in, what happened to the safety of the account, and which mails and text messages we sent you.
  requests/       a folder for each signature request that you may see:
    request.json  the request with its signers as you may see them.
    documents/    the newest version of each document; signed ones prove themselves in any PDF reader that checks signatures.
    report.json   who did what, when, with the chain of events; of a finished request also report.pdf and a README.txt
                  that explains how to check it all.

Passwords, codes and links are kept as fingerprints only, which nobody can read; they are not part of this archive.
${omitted.length ? `\nLeft out, because the archive would have become too large. Please download them one by one:\n${omitted.map((name) => `  ${name}\n`).join('')}` : ''}`;
