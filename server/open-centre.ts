import { existsSync } from 'node:fs';
import path from 'node:path';
import { createTrustCentre, openTrustCentre } from '@sigillum/engine/trust-centre';
import type { Config } from './config.ts';
import { connectDatabase } from './database/connect.ts';
import { hasServed } from './database/installation.ts';
import type { OpenDatabase } from './database/open-database.ts';
import type { Secrets } from './process/secrets.ts';
import {
  describeTrustStore,
  holdsTrustCentre,
  openTrustStore,
  prepareTrustStore,
} from './trust-store/open-trust-store.ts';

/**
 * The local trust centre. Where servers share a database its keys lie there, encrypted; those of a server that is alone lie in its folder,
 * unless it was one of several before (docs/decisions/302).
 */
export async function openCentre(
  config: Config,
  {
    database,
    secrets,
    now,
    say,
    meanwhile,
  }: {
    database: OpenDatabase;
    secrets: Secrets;
    now: () => Date;
    say: (step: string) => void;
    /** Told when another thread derives the keys. */
    meanwhile: () => void;
  },
) {
  const { publicUrl: baseUrl, poolerUrl } = config;
  const place = describeTrustStore(config, secrets);
  const { folder, folderPassphrase: passphrase } = place;
  return database.lock.takeTurn(async () => {
    const isHeld = await holdsTrustCentre(database.db);
    if (!isHeld && !existsSync(folder) && (await hasServed(database.db)))
      throw new Error(
        `The trust centre of this installation is missing: there is no ${folder}. Put it back from a backup. Only where there is none: npm run trust -- create makes a new root, which nobody trusts yet.`,
      );
    if (!config.role && !isHeld) {
      if (!existsSync(folder)) {
        say('Creating the local trust centre');
        await createTrustCentre({ folder, passphrase, isRandom: true, baseUrl, clock: now });
      }
      const opening = openTrustCentre({ folder, passphrase, baseUrl, clock: now });
      meanwhile();
      return { trustCentre: await opening, close: () => undefined };
    }
    // Sessions of its own: a call that waits for a certificate holds one of the others.
    const { db, close } = connectDatabase(poolerUrl ? { connectionString: poolerUrl } : database.address, {
      ...{ max: 2, applicationName: 'sigillum-trust', isPooled: poolerUrl !== undefined },
    });
    try {
      const draftFolder = path.join(config.cacheDir, 'trust-being-made');
      const envelopes = await prepareTrustStore({ ...place, db, draftFolder, baseUrl, say });
      const opened = await openTrustStore({ ...place, db, envelopes });
      const trustCentre = await openTrustCentre({ store: opened.store, baseUrl, clock: now });
      const end = async () => {
        opened.close();
        await close();
      };
      return { trustCentre, close: end };
    } catch (error) {
      await close();
      throw error;
    }
  });
}
