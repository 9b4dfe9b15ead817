import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import path from 'node:path';
import { makeFindings, type Finding } from './finding.ts';

const { ok, wrong } = makeFindings('folder');

/** What a server must read and write, and who else may. */
const parts = ['', 'files', 'trust', 'trust/keys', 'server-key.json'];

/** Whether this account may work in the data folder, and nobody else may look into what is secret. */
export async function checkFolder(dataDir: string): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const part of parts) {
    const place = path.join(dataDir, part);
    const status = await stat(place).catch(() => undefined);
    if (!status) {
      if (part === '') return [wrong(`There is no ${dataDir}. Start Sigillum once, or correct DATA_DIR.`)];
      continue;
    }
    const needed = constants.R_OK | constants.W_OK | (status.isDirectory() ? constants.X_OK : 0);
    if (
      !(await access(place, needed).then(
        () => true,
        () => false,
      ))
    )
      found.push(
        wrong(
          `This account may not read and write ${place}. Run as the account that it belongs to, or give it to this one (chown).`,
        ),
      );
    // Whoever runs as root would not notice what the server's own account is denied.
    else if (status.uid !== process.getuid?.())
      found.push(
        wrong(
          `${place} belongs to another account (number ${status.uid}). Run as that one, or give it to this one (chown).`,
        ),
      );
    // Into what lies below, only the folder itself lets others.
    const others = part === '' ? 0o006 : part.endsWith('.json') ? 0o066 : 0;
    if ((status.mode & others) !== 0)
      found.push(
        wrong(
          `Others of this machine may read or change ${place}: chmod ${status.isDirectory() ? 'o-rw' : '600'} ${place}`,
        ),
      );
  }
  return found.length ? found : [ok(`${dataDir} belongs to this account, and nobody else reads in it.`)];
}
