import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApi } from '../api.ts';
import { readConfig, type Config } from '../config.ts';
import { createTestDatabase } from '../database/testing.ts';
import { createTxtResolver } from '../identity/txt-resolver.ts';
import { createProgramCalls } from '../http/program-calls.ts';
import { createJobs } from '../jobs/jobs.ts';
import { undeclared } from '../http/mount.ts';
import { makeTableSource } from '../maintenance/table-source.ts';
import { watchNotices } from '../maintenance/watch-notices.ts';
import { keepClock } from '../platform/keep-clock.ts';
import { createLog, type Log } from '../process/log.ts';
import { createPdfWorkers, engineModules } from '@sigillum/engine/pdf/workers';
import { createSecrets } from '../process/secrets.ts';
import { traceWorkerJob } from '../process/trace-work.ts';
import type { Services } from '../services.ts';
import { openFileBlobStore } from '../storage/file-blob-store.ts';
import { createTrustCentre, openTrustCentre } from '@sigillum/engine/trust-centre';
import { makeLocalTrustService } from '@sigillum/engine/trust';
import { openVerification } from '../verification/open-verification.ts';
import { emptyTables } from './empty-tables.ts';
import { makeScriptedMobileId } from './scripted-mobile-id.ts';
import { makeScriptedVendor } from './scripted-vendor.ts';
import { testServerKey } from './test-key.ts';
import { watchSessions } from './watch-sessions.ts';

export interface TestServices {
  services: Services;
  /** The API on these services, called without a socket. */
  api: ReturnType<typeof createApi>;
  /** Stands the clock still at an instant, or lets it run again. */
  setClock(instant: string | Date | undefined): void;
  /** Changes settings until the next reset. */
  setConfig(changes: Partial<Config>): void;
  /** Empties every table; clock, settings and services are the first ones again. */
  reset(): Promise<void>;
  /** Throws when the API has answered a problem that its contract does not name. */
  demandDeclared(): void;
  /** Ends everything, and demands that all problems were declared. */
  close(): Promise<void>;
}

/** Real services for one test file: real PostgreSQL, real files, real trust centre, real PDF workers; mail stays in its table. */
export async function createTestServices(overrides: Partial<Config> = {}): Promise<TestServices> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sigillum-services-'));
  const database = await createTestDatabase();
  const sessions = watchSessions(database);
  const undeclaredRefusals = new Set<string>();
  const log = createLog({
    level: 'error',
    write(line) {
      if (line.includes(undeclared)) undeclaredRefusals.add(line.trim());
      else process.stdout.write(line);
    },
  });
  const initialConfig: Config = {
    ...readConfig({ NODE_ENV: 'test', DATA_DIR: folder, PORT: '3000', BILLING: 'manual' }, folder),
    ...overrides,
  };
  const config = { ...initialConfig };
  let standing: Date | undefined;
  const now = () => standing ?? new Date();
  const jobs = createJobs(database.address, log);
  await jobs.start();
  const pdf = createPdfWorkers({
    size: 1,
    memoryMb: 512,
    timeoutMs: 5000,
    cacheFolder: path.join(folder, 'pages'),
    modules: engineModules,
    watch: traceWorkerJob,
  });
  let signing = await openSigning(folder, { baseUrl: config.publicUrl, db: database.db, log, now });
  /** Looks when a test wants it to. */
  const watchTable = () => {
    const watch = watchNotices(makeTableSource(database.db, now), log);
    watch.close();
    return watch;
  };
  const blobs = await openFileBlobStore(path.join(folder, 'blobs'));
  const initial: Services = {
    config,
    reports: undefined,
    referral: undefined,
    db: database.db,
    replica: undefined,
    blobs,
    lockedBucket: undefined,
    antivirus: undefined,
    converter: undefined,
    jobs,
    log,
    metrics: undefined,
    programCalls: createProgramCalls(database.db, log),
    pdf,
    secrets: createSecrets(testServerKey),
    resolver: createTxtResolver('127.0.0.1:9'),
    identity: [makeScriptedVendor()],
    ...{ payments: undefined, chargebee: undefined, vatRegister: undefined },
    mobileId: makeScriptedMobileId(),
    ...signing,
    forms: undefined,
    notices: watchTable(),
    checks: {
      database: () => database.db.selectNoFrom((is) => is.val(1).as('one')).execute(),
      files: () => blobs.checkHealth(),
    },
    bootId: randomUUID(),
    now,
    clock: keepClock({ db: database.db, log, now }),
  };
  const services = { ...initial };
  const demandDeclared = () => {
    sessions.demandOne();
    if (undeclaredRefusals.size) throw new Error([undeclared, ...undeclaredRefusals].join('\n'));
  };
  return {
    services,
    api: sessions.watch(createApi(services)),
    setClock(instant) {
      standing = instant === undefined ? undefined : new Date(instant);
    },
    setConfig(changes) {
      Object.assign(config, changes);
    },
    async reset() {
      standing = undefined;
      Object.assign(config, initialConfig);
      await emptyTables(database.db);
      // What was issued in the future would let it stamp nothing before.
      if ((signing.trustCentre.newestTime() ?? 0) > now()) {
        await signing.verification.close();
        signing = await openSigning(folder, { baseUrl: config.publicUrl, db: database.db, log, now });
      }
      Object.assign(services, initial, signing, {
        clock: keepClock({ db: database.db, log, now }),
        notices: watchTable(),
      });
    },
    demandDeclared,
    async close() {
      await signing.verification.close();
      await pdf.close();
      await jobs.stop(1000);
      await database.drop();
      await rm(folder, { recursive: true, force: true });
      demandDeclared();
    },
  };
}

/** A trust centre of its own, what signs with it and what verifies against it. */
async function openSigning(
  dataDir: string,
  { baseUrl, db, log, now }: { baseUrl: string; db: Services['db']; log: Log; now: () => Date },
): Promise<Pick<Services, 'trust' | 'trustCentre' | 'verification'>> {
  const folder = await mkdtemp(path.join(dataDir, 'trust-'));
  const centre = {
    folder: path.join(folder, 'centre'),
    passphrase: randomBytes(16).toString('hex'),
    isRandom: true,
    baseUrl,
    clock: now,
  };
  await createTrustCentre(centre);
  const trustCentre = await openTrustCentre(centre);
  const verification = await openVerification({ dataDir, db, trustCentre, log, now });
  return { trust: makeLocalTrustService(trustCentre), trustCentre, verification };
}
