import path from 'node:path';
import { createTrustCentre, openCentreFolder, type CentrePlace } from '@sigillum/engine/trust-centre';
import type { Config } from '../config.ts';
import { createSecrets, openServerKey } from '../process/secrets.ts';
import { describeTrustStore, holdsTrustCentre, openTrustStore } from '../trust-store/open-trust-store.ts';
import { reachDatabase, requireData } from './reach-database.ts';

/** The trust centre of an installation: in the database of several servers, else in the data folder. */
export async function reachTrustCentre(config: Config): Promise<{ place: CentrePlace; close: () => Promise<void> }> {
  const { dataDir, keyPassphrase } = config;
  const openSecrets = () => createSecrets(openServerKey(dataDir, keyPassphrase));
  if (config.databaseUrl) {
    requireData(config);
    const { db, close } = await reachDatabase(config);
    try {
      if (await holdsTrustCentre(db)) {
        const opened = await openTrustStore({ ...describeTrustStore(config, openSecrets()), db });
        const end = async () => {
          opened.close();
          await close();
        };
        return { place: { store: opened.store }, close: end };
      }
    } catch (error) {
      await close();
      throw error;
    }
    await close();
  }
  const folder = path.join(dataDir, 'trust');
  // Before the server key, which would be made where there is none.
  openCentreFolder(folder).readParameters();
  const passphrase = openSecrets().deriveSecret('trust centre');
  return { place: { folder, passphrase }, close: () => Promise.resolve() };
}

/** Makes a trust centre in the data folder, where the server has made one before and it is lost. Throws where one is there, also in the database. */
export async function createLostCentre(config: Config): Promise<void> {
  requireData(config);
  const { db, close } = await reachDatabase(config);
  try {
    if (await holdsTrustCentre(db)) throw new Error('The trust centre lies in the database.');
    const { folder, folderPassphrase: passphrase } = describeTrustStore(
      config,
      createSecrets(openServerKey(config.dataDir, config.keyPassphrase)),
    );
    const lost = { folder, passphrase, isRandom: true, baseUrl: config.publicUrl, clock: () => new Date() };
    await createTrustCentre(lost);
  } finally {
    await close();
  }
}
