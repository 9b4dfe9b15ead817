/** What the command line asks for. */
export type Arguments = { file: string; trust: string[]; lists: string[]; isJson: boolean };

/** The command line cannot be used; the message says why. */
export class UsageError extends Error {}

export const USAGE = `Usage: npm run verify -- FILE.pdf [--trust ROOT.pem]... [--lists FOLDER]... [--json]

Judges every signature of a PDF. --trust names a file with trusted certificates (PEM or DER) and may be given several
times. --lists names a folder with trusted lists (*.xml) and the pinned certificates of their signers (signers/EU.pem,
signers/CH.pem). Without either, the root of this installation's own trust centre and the lists in its data folder are
trusted. --json prints one JSON object (use "npm run --silent verify" to have nothing else on the output).
Ends with 0 when all signatures have passed, 1 when not, 2 when the file or the arguments cannot be read.`;

/** Reads the arguments; throws UsageError. */
export function readArguments(given: string[]): Arguments {
  const files: string[] = [];
  const named: Record<'--trust' | '--lists', string[]> = { '--trust': [], '--lists': [] };
  let isJson = false;
  const rest = [...given];
  for (let item = rest.shift(); item !== undefined; item = rest.shift()) {
    if (item === '--json') isJson = true;
    else if (item.startsWith('--')) {
      const [, option, value = rest.shift()] = /^(--[^=]*)(?:=(.*))?$/s.exec(item) ?? [];
      if (option !== '--trust' && option !== '--lists') throw new UsageError(`There is no option ${item}.`);
      if (value === undefined) throw new UsageError(`${option} needs a ${option === '--trust' ? 'file' : 'folder'}.`);
      named[option].push(value);
    } else files.push(item);
  }
  const [file, ...more] = files;
  if (file === undefined || more.length > 0) throw new UsageError('Name exactly one file.');
  return { file, trust: named['--trust'], lists: named['--lists'], isJson };
}
