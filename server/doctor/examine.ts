import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { connectDatabase, type DatabaseConnection } from '../database/connect.ts';
import { describeUnreachable } from '../database/describe-unreachable.ts';
import { joinDatabase, type JoinedDatabase } from '../database/join-database.ts';
import { makeSpaceCheck } from '../process/check-space.ts';
import type { HealthFinding } from '../process/health.ts';
import { openOwnBucket } from '../documents/own-bucket.ts';
import { viewBlobStore } from '../storage/open-blob-store.ts';
import { checkAntivirus } from './check-antivirus.ts';
import { checkBounces } from './check-bounces.ts';
import { checkConversion } from './check-conversion.ts';
import { checkDatabase } from './check-database.ts';
import { checkFiles } from './check-files.ts';
import { checkFolder } from './check-folder.ts';
import { checkMail } from './check-mail.ts';
import { checkNode } from './check-node.ts';
import { checkOwnCertificate } from './check-own-certificate.ts';
import { checkPort } from './check-port.ts';
import { checkLockedBucket, checkOwner, checkStorage } from './check-storage.ts';
import { checkSynchronised } from './check-synchronised.ts';
import { checkTrust } from './check-trust.ts';
import { findNewestTime } from '../evidence/find-newest-time.ts';
import { makeFindings, type Finding } from './finding.ts';

export interface Patient {
  /** Reads the settings; throws ConfigError. */
  readConfig: () => Config;
  nodeVersion: string;
  pinnedNode: string;
  now: () => Date;
  /** What the machine says of whether its clock is set by others (`yes`, `no`); undefined where nobody answers. */
  readSynchronised: () => Promise<string | undefined>;
}

/** Looks at an installation, whether a server runs or not, and changes nothing. Each look stands for itself. */
export async function examine(patient: Patient): Promise<Finding[]> {
  const { readConfig, nodeVersion, pinnedNode, now } = patient;
  const node = checkNode(nodeVersion, pinnedNode);
  const settings = makeFindings('settings');
  let config: Config;
  try {
    config = readConfig();
  } catch (error) {
    const { name, message } = error as Error;
    if (name !== 'ConfigError') throw error;
    return [...node, settings.wrong(message)];
  }
  const { warnings, dataDir } = config;
  const told = warnings.length ? warnings.map(settings.notice) : [settings.ok('The settings can be used.')];
  const folder = await look('folder', () => checkFolder(dataDir));
  // Without a folder there is nothing to look into, and nothing shall be made.
  if (!existsSync(path.join(dataDir, 'server-key.json')) && !existsSync(path.join(dataDir, 'trust'))) {
    const nothing = makeFindings('data').notice(`There are no data in ${dataDir} yet. Start Sigillum once.`);
    return [...node, ...told, ...folder, nothing, ...(await look('port', () => checkPort(config, false)))];
  }
  const { found, keys, isServed } = await lookIntoDatabase(config, now);
  return [
    ...node,
    ...told,
    ...folder,
    ...(await look('space', async () => [judgeSpace((await makeSpaceCheck(dataDir)()) as HealthFinding, dataDir)])),
    ...(await look('storage', () => checkStorage(config))),
    ...(await look('storage', () => checkLockedBucket(config.storage, now))),
    ...(await look('antivirus', () => checkAntivirus(config))),
    ...(await look('conversion', () => checkConversion(config))),
    ...found,
    ...keys,
    ...(await look('clock', () => checkSynchronised(patient.readSynchronised))),
    ...(await look('tls', async () => checkOwnCertificate(config, now()))),
    ...(await look('port', () => checkPort(config, isServed))),
    ...(await look('mail', () => checkMail(config))),
    ...(await look('bounces', () => checkBounces(config, isServed))),
  ];
}

/** A look that fails in a way that it does not know has found something, too. */
async function look(check: string, act: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await act();
  } catch (error) {
    return [makeFindings(check).wrong((error as Error).message)];
  }
}

/** What `/readyz` would say of the disk. */
export function judgeSpace({ isWell, message, notices }: HealthFinding, dataDir: string): Finding {
  const { ok, notice, wrong } = makeFindings('space');
  if (!isWell) return wrong(`The disk is nearly full: ${message}. Make room there; uploads and signatures fail.`);
  return notices.length
    ? notice(`Less than 2 GB are free on the disk of ${dataDir}. Make room there soon.`)
    : ok(`There is room on the disk of ${dataDir}.`);
}

/** What the database says, and the keys, which may lie there. */
async function lookIntoDatabase(config: Config, now: () => Date) {
  const { dataDir, databaseUrl, standbyUrl, storage } = config;
  const lookAtKeys = (db?: DatabaseConnection['db'], newestRecord?: Date) =>
    look('keys', () => checkTrust({ ...config, db, now, newestRecord }));
  const { wrong } = makeFindings('database');
  const folder = path.join(dataDir, 'postgres');
  if (!databaseUrl && !existsSync(path.join(folder, 'data/PG_VERSION')))
    return {
      found: [
        wrong(
          `There is no database in ${folder}. Put it back from a backup, all of one; the next start would make an empty one.`,
        ),
      ],
      keys: await lookAtKeys(),
      isServed: false,
    };
  let joined: JoinedDatabase | undefined;
  let connection: DatabaseConnection | undefined;
  try {
    joined = await joinDatabase({ url: databaseUrl, standbyUrl, folder });
    connection = connectDatabase(joined.address, { max: 1, applicationName: 'sigillum-doctor' });
    const { pool, db } = connection;
    const found = await checkDatabase(pool);
    // Tables of another version may lack what is asked for.
    if (found.some(({ state }) => state !== 'ok'))
      return { found, keys: await lookAtKeys(), isServed: joined.isServed };
    const newest = await findNewestTime(db);
    const files = await look('files', async () => checkFiles(await viewBlobStore({ storage, dataDir }), db, now()));
    const bucket = await look('storage', async () => checkOwner(await openOwnBucket(config, db)));
    const keys = await lookAtKeys(db, newest);
    return { found: [...found, ...files, ...bucket], keys, isServed: joined.isServed };
  } catch (error) {
    const sentence = databaseUrl && describeUnreachable(databaseUrl, error);
    const found = [wrong(sentence || (error as Error).message)];
    return { found, keys: await lookAtKeys(), isServed: joined?.isServed ?? false };
  } finally {
    await connection?.close();
    await joined?.close();
  }
}
