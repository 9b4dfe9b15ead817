import { openClamd, MalwareError } from '../antivirus/clamd.ts';
import type { Config } from '../config.ts';
import { createLog } from '../process/log.ts';
import { makeFindings, type Finding } from './finding.ts';

const { ok, wrong } = makeFindings('antivirus');

/** What every scanner takes for malware and nobody else (EICAR); in two parts, or this file would be taken for it. */
const sample = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Longer than any file that we take. */
const longest = 113 * 1024 * 1024;

/** Whether the scanner answers, finds what it should, and takes files as long as ours. Nothing where none is set up. */
export async function checkAntivirus({ antivirus: settings }: Pick<Config, 'antivirus'>): Promise<Finding[]> {
  if (!settings) return [];
  const log = createLog({ level: 'error', write: () => undefined });
  const scanner = openClamd({ ...settings, acceptsUnseen: false }, log);
  const look = async (bytes: AsyncIterable<Uint8Array>): Promise<Error | undefined> => {
    try {
      for await (const _ of scanner.watch(bytes));
      return undefined;
    } catch (error) {
      return error as Error;
    }
  };
  const found = await look(listBytes(Buffer.from(sample), 1));
  if (!(found instanceof MalwareError))
    return [
      wrong(
        found
          ? `${found.message} Start clamd, or correct ANTIVIRUS_CLAMD; files are ${settings.acceptsUnseen ? 'taken unseen' : 'refused'}.`
          : 'clamd does not find the sample that every scanner knows (EICAR). Let freshclam bring its signatures.',
      ),
    ];
  const part = Buffer.alloc(1024 * 1024);
  const long = await look(listBytes(part, longest / part.length));
  return long
    ? [
        wrong(
          `clamd does not take files as long as ours. Set StreamMaxLength, MaxScanSize and MaxFileSize to 160M. ${long.message}`,
        ),
      ]
    : [ok('clamd looks through files that come in.')];
}

async function* listBytes(part: Uint8Array, times: number): AsyncGenerator<Uint8Array> {
  for (let count = 0; count < times; count += 1) yield part;
}
