import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConversionError, conversionLimits, createTurns, type Converter, type OfficeKind } from './converter.ts';

const endings: Record<OfficeKind, string> = { DOCX: 'docx', ODT: 'odt' };
const filters: Record<OfficeKind, string> = { DOCX: 'MS Word 2007 XML', ODT: 'writer8' };
/** Address space, of which LibreOffice maps much more than it touches. */
const maxMemoryKb = 3 * 1024 * 1024;

/** What a profile has to forbid: macros, and links of documents to what lies elsewhere. */
const forbidden: readonly [path: string, name: string, value: string][] = [
  ['/org.openoffice.Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  ['/org.openoffice.Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  ['/org.openoffice.Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['/org.openoffice.Office.Common/Security/Scripting', 'DisableActiveContent', 'true'],
  ['/org.openoffice.Office.Writer/Content/Update', 'Link', '0'],
  ['/org.openoffice.Office.Common/Java', 'Enable', 'false'],
];
const profile = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${forbidden.map(([at, name, value]) => `<item oor:path="${at}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`).join('\n')}
</oor:items>
`;

/**
 * In namespaces of its own: without any network, and with nothing where the installation's files lie. Then with caps of memory, of
 * processor time and of what it may write. The arguments after the third are the command.
 */
const script = `
[ -z "$1" ] || printf '%s\\n' "$1" | while IFS= read -r folder; do mount -t tmpfs -o ro,size=4k none "$folder" || exit 96; done || exit 96
ulimit -c 0 && ulimit -v "$2" && ulimit -t "$3" && ulimit -f 262144 || exit 96
shift 3
exec "$@"
`;
const failedToShutIn = 96;

interface ShutIn {
  /** Folders that are empty for it. */
  hidden: readonly string[];
  timeoutMs: number;
}

/** Runs a command shut in; ends all its processes after the time. Answers its exit code, undefined where it was ended. */
export async function runShutIn(
  command: readonly string[],
  env: Record<string, string>,
  { hidden, timeoutMs }: ShutIn,
): Promise<number | undefined> {
  const seconds = String(Math.ceil(timeoutMs / 1000));
  const words = ['sh', '-c', script, 'sh', hidden.join('\n'), String(maxMemoryKb), seconds, ...command];
  // A PID namespace: when its first process ends, all end.
  const child = spawn(
    'unshare',
    ['--user', '--map-root-user', '--net', '--mount', '--mount-proc', '--pid', '--fork', '--kill-child', ...words],
    {
      env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', ...env },
      stdio: 'ignore',
    },
  );
  let isOverdue = false;
  const clock = setTimeout(() => {
    isOverdue = true;
    child.kill('SIGKILL');
  }, timeoutMs);
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return isOverdue ? undefined : (code ?? 128);
  } catch (cause) {
    throw new ConversionError('away', `unshare cannot be started: ${(cause as Error).message}`, { cause });
  } finally {
    clearTimeout(clock);
  }
}

/** Why LibreOffice cannot be shut in and started here; undefined where it can. */
export async function findLibreOfficeLack(soffice: string, hidden: readonly string[]): Promise<string | undefined> {
  if (!(await stat(soffice).catch(() => undefined))) return `There is no ${soffice}. Install libreoffice-writer-nogui.`;
  const code = await runShutIn(['true'], {}, { hidden, timeoutMs: 10_000 }).catch((error: Error) => error.message);
  return code === 0
    ? undefined
    : `LibreOffice cannot be shut in here (${String(code)}): it needs unshare of util-linux, and user namespaces for this account.`;
}

/**
 * LibreOffice on this machine: for each file a process and a profile of its own, without macros, network and sight of the files in
 * `hidden`, within caps. It answers 0 even where it made nothing, so what counts is the file.
 */
export function makeLibreOffice(
  soffice: string,
  hidden: readonly string[],
  { timeoutMs, maxBytes, ...turns } = conversionLimits,
): Converter {
  const takeTurn = createTurns(turns);
  return {
    async convert(filePath, kind, receive) {
      const end = await takeTurn();
      const folder = await mkdtemp(path.join(tmpdir(), 'sigillum-convert-'));
      try {
        const input = path.join(folder, `document.${endings[kind]}`);
        const home = path.join(folder, 'profile');
        await mkdir(path.join(home, 'user'), { recursive: true });
        await writeFile(path.join(home, 'user', 'registrymodifications.xcu'), profile);
        await copyFile(filePath, input);
        const command = [
          ...[soffice, '--headless', '--norestore', '--nolockcheck', '--nodefault', '--nologo'],
          ...[`-env:UserInstallation=file://${home}`, `--infilter=${filters[kind]}`],
          ...['--convert-to', 'pdf:writer_pdf_Export', '--outdir', folder, input],
        ];
        const code = await runShutIn(command, { HOME: folder, TMPDIR: folder }, { hidden, timeoutMs });
        if (code === undefined) throw new ConversionError('overdue', 'LibreOffice takes too long');
        if (code === failedToShutIn || code === 127)
          throw new ConversionError('away', `LibreOffice cannot be started (${code})`);
        const output = path.join(folder, 'document.pdf');
        const made = await stat(output).catch(() => undefined);
        if (!made?.size || made.size > maxBytes)
          throw new ConversionError('failed', `LibreOffice made nothing of the file (${code})`);
        await receive(createReadStream(output) as AsyncIterable<Uint8Array>);
      } finally {
        await rm(folder, { recursive: true, force: true });
        end();
      }
    },
  };
}
