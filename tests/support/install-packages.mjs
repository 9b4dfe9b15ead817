import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** What the tests need from the system: a command each, and the Debian package that brings it. */
const needed = {
  chromium: 'chromium',
  pdfsig: 'poppler-utils',
  certutil: 'libnss3-tools',
  qpdf: 'qpdf',
  mutool: 'mupdf-tools',
  openssl: 'openssl',
};

const has = (command) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, command), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** Installs missing Debian packages as root; otherwise names them and stops, because a check that cannot run proves nothing. */
export async function installPackages() {
  const missing = Object.keys(needed).filter((command) => !has(command));
  if (!missing.length) return;
  const packages = [...new Set(missing.map((command) => needed[command]))];
  if (process.getuid?.() === 0 && has('apt-get')) {
    console.log(`Installing ${packages.join(', ')} …`);
    const options = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  }
  const absent = missing.filter((command) => !has(command));
  if (!absent.length) return;
  console.error(
    `The tests need ${absent.join(', ')}. On Debian: apt-get install ${[...new Set(absent.map((command) => needed[command]))].join(' ')}`,
  );
  process.exit(1);
}
