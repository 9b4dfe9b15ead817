import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** What the tests need from the system: a command each, and the Debian package that brings it. */
const needed = {
  'chromium-headless-shell': 'chromium-headless-shell',
  pdfsig: 'poppler-utils',
  certutil: 'libnss3-tools',
  qpdf: 'qpdf',
  mutool: 'mupdf-tools',
  openssl: 'openssl',
  python3: 'python3',
  curl: 'curl',
};

/** What is only asked where it is, or where we may install it: what is missing otherwise, a file each and its package. */
const welcome = {
  'PDFBox is not asked about signed files': {
    '/usr/bin/javac': 'default-jdk-headless',
    '/usr/share/java/pdfbox2.jar': 'libpdfbox2-java',
    '/usr/share/java/bcpkix.jar': 'libbcpkix-java',
  },
  'A pooler before the database is only asked as a stand-in': { '/usr/sbin/pgbouncer': 'pgbouncer' },
  'Files are looked through for malware by a stand-in alone': { '/usr/sbin/clamd': 'clamav-daemon' },
  'Keys in hardware tokens (an option of the trust centre) are not tried': {
    '/usr/bin/pkcs11-tool': 'opensc',
    '/usr/lib/softhsm/libsofthsm2.so': 'softhsm2',
  },
};
const listAbsent = (files) => Object.keys(files).filter((file) => !existsSync(file));

const has = (command) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, command), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

const mayInstall = () => process.getuid?.() === 0 && has('apt-get');

function install(packages) {
  console.log(`Installing ${packages.join(', ')} …`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}

/** Installs missing Debian packages as root; otherwise names them and stops, because a check that cannot run proves nothing. */
export async function installPackages() {
  const missing = Object.keys(needed).filter((command) => !has(command));
  const wanted = Object.values(welcome).flatMap((files) => listAbsent(files).map((file) => files[file]));
  const packages = [...new Set([...missing.map((command) => needed[command]), ...wanted])];
  if (packages.length && mayInstall()) install(packages);
  for (const [sentence, files] of Object.entries(welcome)) {
    const unasked = listAbsent(files).map((file) => files[file]);
    if (unasked.length) console.log(`${sentence}: ${unasked.join(', ')} is not installed.`);
  }
  const absent = missing.filter((command) => !has(command));
  if (!absent.length) return;
  console.error(
    `The tests need ${absent.join(', ')}. On Debian: apt-get install ${[...new Set(absent.map((command) => needed[command]))].join(' ')}`,
  );
  process.exit(1);
}
