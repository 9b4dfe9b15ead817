import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { VisitorActor } from '../http/actor.ts';
import type { Call } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { findPasskeyOwner } from '../requests/find-passkey-owner.ts';
import { listProofTurns } from './list-proof-turns.ts';
import { printDocuments } from './print-documents.ts';

/** What a passkey may stand for on a visit: its owner, and the documents as they are. Throws a refusal where it stands for nothing. */
export async function requirePasskeyTurn(context: Call<VisitorActor> & { db: Kysely<Database> }) {
  const { actor, db } = context;
  const [turn] = await listProofTurns(context, [actor.requestId]);
  const userId = turn && (await findPasskeyOwner(db, actor));
  if (userId === undefined || !actor.handOver) throw refuse('error.not_found');
  return { userId, visit: actor.handOver.hash, shown: await printDocuments(db, [actor.requestId]) };
}

/** What a challenge is for: this visit and these documents, and no other. */
export const bindToVisit = ({ visit, shown }: { visit: string; shown: readonly string[] }): string =>
  createHash('sha256')
    .update(JSON.stringify([visit, ...shown]))
    .digest('hex');
