import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getLogo } from '@sigillum/api-contracts/business/get-logo.ts';
import type { Kysely } from 'kysely';
import { findLogo } from '../business/logo-repository.ts';
import type { Database } from '../database/schema.ts';
import { refuse } from '../http/refusal.ts';

/** Bytes of a picture, and whether its address can never mean others. */
export interface FoundImage {
  bytes: Buffer;
  isLasting: boolean;
}

const folder = path.resolve(import.meta.dirname, '../../app/public/img');
const ownPicture = /^\/img\/([\w-]+(?:@2x)?\.\w+)$/;
const logo = /^\/v1\/businesses\/([^/]+)\/logo\/([^/]+)$/;

/**
 * The picture at an address of this installation: read from its files or its database. No address is ever called, so none can lead to
 * another machine or back to this one. Throws a refusal.
 */
export async function findImage(url: string, publicUrl: string, db: Kysely<Database>): Promise<FoundImage> {
  const pathname = readOwnPath(url, publicUrl);
  const [, file] = ownPicture.exec(pathname) ?? [];
  if (file !== undefined) {
    const bytes = await readFile(path.join(folder, file)).catch(() => undefined);
    if (!bytes) throw refuse('error.not_found');
    return { bytes, isLasting: false };
  }
  const params = getLogo.params.safeParse(readLogoParams(pathname));
  if (!params.success) throw refuse('error.image.source_not_allowed');
  const found = await findLogo(db, params.data.id);
  if (found?.sha256 !== params.data.version) throw refuse('error.not_found');
  return { bytes: found.image, isLasting: true };
}

/** The path of an address that is this installation's own and nothing but a path. */
function readOwnPath(url: string, publicUrl: string): string {
  const address = URL.parse(url, publicUrl);
  const isOwn = address?.origin === new URL(publicUrl).origin && !address.username && !address.password;
  if (!isOwn || address.search || address.hash) throw refuse('error.image.source_not_allowed');
  return address.pathname;
}

function readLogoParams(pathname: string) {
  const [, id, version] = logo.exec(pathname) ?? [];
  return { id, version };
}
