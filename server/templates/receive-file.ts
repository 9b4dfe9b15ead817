import { randomUUID } from 'node:crypto';
import { countForAccount } from '../business/account-limits.ts';
import { requireUpload } from '../business/may-upload.ts';
import { settleUploads } from '../documents/discard-blobs.ts';
import { inspectUpload } from '../documents/inspect-upload.ts';
import { receiveDocument } from '../documents/receive-document.ts';
import type { UserActor } from '../http/actor.ts';
import { maxRequestBytes } from '../http/body-limits.ts';
import type { Context } from '../http/implement.ts';
import type { KeptFile } from './templates-repository.ts';

type UploadCall = Pick<Context, 'db' | 'meta' | 'now' | 'services'> & { actor: UserActor };

/** Takes a file for a template, by the rules of any upload. Whoever gets it settles what `settle` names. Throws a refusal. */
export async function receiveFile(
  { actor, db, meta, now, services }: UploadCall,
  body: ReadableStream<Uint8Array>,
): Promise<{ title: string; file: KeptFile; settle: string[] }> {
  await requireUpload(services, db, actor.id, now);
  await countForAccount(db, 'uploads', { userId: actor.id, now });
  const { blob, title } = await receiveDocument(services, body, meta, maxRequestBytes);
  const settle = [blob.sha256];
  try {
    const inspection = await inspectUpload(services, blob.sha256);
    return { title, file: { id: randomUUID(), blob, inspection }, settle };
  } catch (error) {
    await settleUploads(services, settle);
    throw error;
  }
}
