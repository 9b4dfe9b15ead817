import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { FilledEvidence } from '../evidence/event.ts';
import type { Database } from '../database/schema.ts';
import { accessChain, pathOfChain } from '../documents/versions.ts';
import { normaliseImage, openPicture } from '@sigillum/engine/pdf/appearance';
import { prepareRevision, type PreparedRevision } from '@sigillum/engine/pdf';
import type { RandomAccess } from '@sigillum/engine/pdf/access';
import type { Services } from '../services.ts';
import type { DocumentRow } from '../requests/request-repository.ts';
import type { WholeDocument } from './list-whole-documents.ts';
import type { RevisionSigner } from './revision-signer.ts';
import { listFilled, planBlanks } from './plan-blanks.ts';
import { planField } from './plan-field.ts';
import type { Signer } from './signers.ts';
import type { IntakeVersion, StoredPreparation } from './tables.ts';
import { runIntake } from './run-intake.ts';

/** One document on its way to its next signature. */
export interface PreparedDocument {
  document: DocumentRow;
  /** The file that is signed, by position; closed by whoever prepared it. */
  source: RandomAccess;
  intake: IntakeVersion | undefined;
  prepared: PreparedRevision;
  /** What the signer has written into it: the evidence names what the file says, whatever is typed meanwhile. */
  filled: FilledEvidence[];
}

/** First phase for one document. `contentsSize` is given when the signature did not fit into the usual room. */
export async function prepareDocument(
  services: Services,
  document: WholeDocument,
  {
    signer,
    signers,
    isFirst,
    isLast,
    contentsSize,
  }: {
    signer: RevisionSigner;
    signers: Signer[];
    isFirst: boolean;
    isLast: boolean;
    contentsSize?: number | undefined;
  },
): Promise<PreparedDocument & AsyncDisposable> {
  const { chain } = document;
  const version = await accessChain(services, chain);
  try {
    const isTest = signer.context.quality === 'DEMO';
    const { source, intake } = isFirst
      ? await runIntake(
          services,
          document,
          { upload: version, filePath: await pathOfChain(services, chain), isTest },
          signers,
        )
      : { source: version, intake: undefined };
    const own = signers.find(({ sid }) => sid === signer.sid);
    const visual = own?.visualSignatures.get(document.id) ?? null;
    const image = visual && (signer.image ?? (visual.image && Buffer.from(visual.image.content, 'base64')));
    const mark = image ? await normaliseImage(image) : visual && signer.picture && (await openPicture(signer.picture));
    const blanks = planBlanks(own?.fields ?? [], document.id);
    const revision = await prepareRevision(source, {
      sid: signer.sid,
      signerName: signer.name,
      signerEmail: signer.email,
      quality: signer.quality,
      reason: signer.reason,
      ...planField(signer.sid, visual),
      blanks,
      ...(mark && { mark }),
      ...(signer.look && { look: signer.look }),
      ...(signer.look?.location && { location: signer.look.location }),
      isCertifying: isFirst,
      isClosing: isLast,
      at: signer.at,
      timeZone: signer.zone,
      ...(contentsSize && { contentsSize }),
    });
    const prepared = {
      ...revision,
      state: { ...revision.state, context: { ...revision.state.context, ...signer.context } },
    };
    return {
      document,
      source,
      intake,
      prepared,
      filled: listFilled(blanks, document.id),
      [Symbol.asyncDispose]: () => version[Symbol.asyncDispose](),
    };
  } catch (error) {
    await version[Symbol.asyncDispose]();
    throw error;
  }
}

/** Keeps what was prepared while the signer is at the trust service; an earlier attempt of the same signer is replaced. */
export async function storePreparations(
  db: Kysely<Database>,
  prepared: readonly PreparedDocument[],
  now: Date,
): Promise<void> {
  const rows = prepared.map(({ document, intake, filled, prepared: { state: revision, tail } }) => ({
    id: randomUUID(),
    sid: revision.context.sid,
    document_id: document.id,
    version_id: document.current_version_id,
    state: JSON.stringify({ revision, intake: intake ?? null, filled } satisfies StoredPreparation),
    tail: Buffer.from(tail),
    created_at: now,
  }));
  await db
    .insertInto('signing_preparations')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['sid', 'document_id']).doUpdateSet(({ ref }) => ({
        version_id: ref('excluded.version_id'),
        state: ref('excluded.state'),
        tail: ref('excluded.tail'),
        created_at: ref('excluded.created_at'),
      })),
    )
    .execute();
}
