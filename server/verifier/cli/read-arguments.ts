/** What the command line asks for. */
export type Arguments = { file: string; trust: string[]; isJson: boolean };

/** The command line cannot be used; the message says why. */
export class UsageError extends Error {}

export const USAGE = `Usage: npm run verify -- FILE.pdf [--trust ROOT.pem]... [--json]

Judges every signature of a PDF. --trust names a file with trusted certificates (PEM or DER) and may be given several
times; without it the root of this installation's own trust centre is trusted. --json prints one JSON object
(use "npm run --silent verify" to have nothing else on the output).
Ends with 0 when all signatures have passed, 1 when not, 2 when the file or the arguments cannot be read.`;

/** Reads the arguments; throws UsageError. */
export function readArguments(given: string[]): Arguments {
  const files: string[] = [];
  const trust: string[] = [];
  let isJson = false;
  const rest = [...given];
  for (let item = rest.shift(); item !== undefined; item = rest.shift()) {
    if (item === '--json') isJson = true;
    else if (item === '--trust') {
      const file = rest.shift();
      if (file === undefined) throw new UsageError('--trust needs a file.');
      trust.push(file);
    } else if (item.startsWith('--trust=')) trust.push(item.slice('--trust='.length));
    else if (item.startsWith('--')) throw new UsageError(`There is no option ${item}.`);
    else files.push(item);
  }
  const [file, ...more] = files;
  if (file === undefined || more.length > 0) throw new UsageError('Name exactly one file.');
  return { file, trust, isJson };
}
