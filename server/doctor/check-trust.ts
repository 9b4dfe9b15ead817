import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  judgeCertificates,
  judgeClock,
  judgeKeys,
  openTrustCentre,
  type TrustCentre,
} from '@sigillum/engine/trust-centre';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { createSecrets, openServerKey } from '../process/secrets.ts';
import { describeTrustStore, holdsTrustCentre, openTrustStore } from '../trust-store/open-trust-store.ts';
import { makeFindings, type Finding } from './finding.ts';

/** Where the keys lie, and what the clock is compared with. */
interface Place extends Pick<Config, 'dataDir' | 'keyPassphrase' | 'publicUrl' | 'trustStore'> {
  /** The database where that could be asked: it may hold the trust centre. */
  db: Kysely<Database> | undefined;
  now: () => Date;
  /** The latest moment in the trail of events. */
  newestRecord: Date | undefined;
}

const keys = makeFindings('keys');
const certificates = makeFindings('certificates');
const clock = makeFindings('clock');

/** What a notice asks for; the rest renews itself. */
const advice: Readonly<Record<string, string>> = {
  root_near_end: 'The root ends within two years: plan a new trust centre (npm run trust -- create).',
  renew_authority:
    'The issuing authority ends within a year, or was made for another address: npm run trust -- renew-authority',
  imported_near_end: 'An imported certificate ends within 30 days: import a new one.',
  seal_ended: "An organisation's seal has ended: import a new one.",
  seal_unreadable: "An organisation's seal cannot be read: put its file back from a backup.",
  seal_token_failed: "The token of an organisation's seal failed: connect it.",
};

/** Whether the keys open, how long the certificates hold, and whether the clock agrees with what was recorded. Makes and renews nothing. */
export async function checkTrust(place: Place): Promise<Finding[]> {
  const { dataDir, keyPassphrase, publicUrl, now, newestRecord, db } = place;
  let centre: TrustCentre;
  let isInDatabase = false;
  try {
    // One that is missing would be made, and what the old one had encrypted would be lost to it.
    if (!existsSync(path.join(dataDir, 'server-key.json')))
      return [
        keys.wrong(
          `${path.join(dataDir, 'server-key.json')} is missing. Put it back from a backup before the next start.`,
        ),
      ];
    const described = describeTrustStore(place, createSecrets(openServerKey(dataDir, keyPassphrase)));
    const { folder, folderPassphrase: passphrase } = described;
    const looking = { baseUrl: publicUrl, clock: now, isLeftAsItIs: true };
    isInDatabase = db !== undefined && (await holdsTrustCentre(db));
    if (db && isInDatabase) {
      const { store, close } = await openTrustStore({ ...described, db });
      close();
      centre = await openTrustCentre({ store, ...looking });
    } else centre = await openTrustCentre({ folder, passphrase, ...looking });
  } catch (error) {
    return [keys.wrong((error as Error).message)];
  }
  const opened = await judgeKeys(centre);
  const { isWell, message = '', notices, daysLeft = {} } = judgeCertificates(centre, now());
  const time = await judgeClock(centre, { machine: now(), ...(newestRecord && { newestRecord }) });
  const shortest = Object.entries(daysLeft).toSorted(([, a], [, b]) => a - b)[0];
  return [
    opened.isWell
      ? keys.ok(`The server key and the keys of the trust centre${isInDatabase ? ' in the database' : ''} open.`)
      : keys.wrong(opened.message!),
    ...(isWell ? [] : [certificates.wrong(message)]),
    ...notices.map((word) => certificates.notice(advice[word] ?? word)),
    ...(isWell && shortest
      ? [certificates.ok(`The next certificate to end, ${shortest[0]}, has ${shortest[1]} days left.`)]
      : []),
    time.isWell
      ? clock.ok('The clock agrees with what was recorded, and the timestamp authority stamps.')
      : clock.wrong(time.message!),
  ];
}
