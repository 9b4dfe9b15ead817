import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Log } from '../process/log.ts';
import { traceWorkerJob } from '../process/trace-work.ts';
import { createPdfWorkers, type PdfWorkers } from '@sigillum/engine/pdf/workers';
import { makeLocalTrustService } from '@sigillum/engine/trust';
import type { TrustCentre } from '@sigillum/engine/trust-centre';
import type { LoadedLists } from '@sigillum/engine/verifier/lists';
import type { TrustAnchor } from '@sigillum/engine/verifier';
import { openKeptFiles, type KeptFiles } from './kept-files.ts';
import type { LoadInput } from './load-trust-lists.ts';
import { readOperatorAnchors } from './read-anchors.ts';
import { watchTrustLists } from './trust-lists.ts';
import { verificationModules } from './worker-modules.ts';

export interface VerificationOptions {
  /** Of the server; files under check lie in its folder `verification`, the operator's certificates in `trust-anchors`, trusted lists in `trust-lists`. */
  dataDir: string;
  /** Where files lie that are being checked; `dataDir` without. */
  cacheDir?: string;
  db: Kysely<Database>;
  trustCentre: TrustCentre;
  /** The roots of every trust service that the installation signs with, the own centre's among them; DER. */
  listTrusted?: () => Promise<Uint8Array[]>;
  log: Log;
  now: () => Date;
}

/** What checking files of strangers needs: workers of its own, a place for the files, and whom to trust. */
export interface Verification {
  /** Apart from the workers that members' documents wait for: a flood of files to check slows only checking down. */
  pdf: PdfWorkers;
  files: KeptFiles;
  readAnchors(): Promise<TrustAnchor[]>;
  /** Status of a certificate that the own trust centre has issued; undefined for all others, whose services are not asked. */
  askStatus(question: StatusQuestion): Promise<StatusAnswer | undefined>;
  close(): Promise<void>;
}

/** DER. */
export interface StatusQuestion {
  certificate: Uint8Array;
  issuer: Uint8Array;
}
export interface StatusAnswer extends StatusQuestion {
  ocsp?: Uint8Array;
  crl?: Uint8Array;
}

/** Time and memory that one file may take; a file of 112.5 MB with 50 signatures needs a fifth of it. */
const workerLimits = { size: 2, memoryMb: 512, timeoutMs: 20_000, maxWaiting: 20, maxCacheBytes: 256 * 1024 ** 2 };

export async function openVerification(options: VerificationOptions): Promise<Verification> {
  const { dataDir, cacheDir = dataDir, db, trustCentre, log, now } = options;
  const folder = path.join(cacheDir, 'verification');
  const cacheFolder = path.join(folder, 'pages');
  const pdf = createPdfWorkers({ ...workerLimits, cacheFolder, modules: verificationModules, watch: traceWorkerJob });
  const files = await openKeptFiles({ folder, db, now, onForget: (sha256) => pdf.forgetPages(sha256) });
  const centre = makeLocalTrustService(trustCentre);
  const anchorFolder = path.join(dataDir, 'trust-anchors');
  const readListAnchors = watchTrustLists({
    folder: path.join(dataDir, 'trust-lists'),
    load: (lists) => pdf.run<LoadedLists>('load-trust-lists', { folder: lists, at: now() } satisfies LoadInput),
    log,
  });
  return {
    pdf,
    files,
    async readAnchors() {
      const warn = (file: string) => log.warn('no certificate in a file of the trust anchors', { file });
      const own = trustCentre.anchors();
      const local = own.map((certificate): TrustAnchor => ({ certificate, source: 'local', name: 'Sigillum' }));
      const remote = ((await options.listTrusted?.()) ?? [])
        .filter((root) => own.every((certificate) => Buffer.compare(certificate, root) !== 0))
        .map((certificate): TrustAnchor => ({
          certificate,
          source: 'operator',
          name: 'settings of this installation',
        }));
      return [...local, ...remote, ...(await readOperatorAnchors(anchorFolder, warn)), ...(await readListAnchors())];
    },
    async askStatus({ certificate, issuer }) {
      // Asked each time: the operator may have renewed the authority meanwhile.
      if (!trustCentre.listAuthorities().some((authority) => Buffer.compare(authority, issuer) === 0)) return undefined;
      return { certificate, issuer, ...(await centre.status(certificate, issuer)) };
    },
    async close() {
      await pdf.close();
      await files.close();
    },
  };
}
