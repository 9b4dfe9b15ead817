import { existsSync } from 'node:fs';
import { access, constants, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Away, openProgram, type Program, Refused } from './speak.ts';

export const usage = `Sends a PDF to be signed, waits, and writes the signed file beside it. Or seals it.

  npm run sign -- FILE.pdf --to anna@example.org [--to …] [--quality SES] [--legislation EIDAS] [--title …] [--message …]
  npm run sign -- FILE.pdf --seal [NAME]

  --to          whom to ask; several times for several people, who sign in any order
  --quality     SES, AES, AES_MINIMAL, QES, DEMO (without it SES)
  --legislation ZERTES or EIDAS (without it ZERTES)
  --title       without it the name of the file
  --message     for those who sign
  --language    en, de, fr or it: of the mails (without it en)
  --seal        seals as the organisation, by the seal of that name or the first that the key may use
  --out         where the signed file goes (without it FILE-signed.pdf)
  --no-wait     sends, prints the number of the request, and ends

The environment says where and as whom: SIGILLUM_URL, SIGILLUM_API_USER and SIGILLUM_API_KEY (Business > API users).`;

/** What the command needs of the world around it. */
export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>;
  folder: string;
  /** A line of its own. */
  say: (line: string) => void;
  /** A line that takes the place of the one before where that is possible. */
  follow: (line: string) => void;
  wait: (seconds: number) => Promise<void>;
  /** What whoever breaks off from now on is told; without words it is not the moment to. */
  tellAtBreak: (words?: string) => void;
}

/** Seconds between two looks. */
const pause = 3;

interface Signer {
  status_code?: string;
}
const count = (request: Record<string, unknown>) => {
  const signatures = (request['signatures'] ?? []) as Signer[];
  return { all: signatures.length, signed: signatures.filter(({ status_code: at }) => at === 'SIGNED').length };
};

const endings: Readonly<Record<string, string>> = {
  DECLINED: 'Somebody has declined to sign.',
  WITHDRAWN: 'The request was withdrawn.',
  EXPIRED: 'The time to sign is over.',
  ERROR: 'The request has failed. Its report says why.',
};

function read(words: string[], { env, folder }: Surroundings) {
  // A seal needs no name: what follows may be the next option.
  const at = words.indexOf('--seal');
  const isNamed =
    at >= 0 && words[at + 1] !== undefined && !words[at + 1]!.startsWith('--') && !/\.pdf$/i.test(words[at + 1]!);
  const given = at >= 0 && !isNamed ? words.toSpliced(at, 1, '--seal=') : words;
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      to: { type: 'string', multiple: true },
      seal: { type: 'string' },
      quality: { type: 'string' },
      legislation: { type: 'string' },
      title: { type: 'string' },
      message: { type: 'string' },
      language: { type: 'string' },
      out: { type: 'string' },
      'no-wait': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error('Name one PDF.');
  if ((values.to === undefined) === (values.seal === undefined)) throw new Error('Say --to, or --seal.');
  const [url, username, key] = ['SIGILLUM_URL', 'SIGILLUM_API_USER', 'SIGILLUM_API_KEY'].map((name) => {
    const value = env[name];
    if (!value) throw new Error(`${name} is not set.`);
    return value;
  }) as [string, string, string];
  if (!URL.canParse(url) || !/^https?:/i.test(url)) throw new Error(`SIGILLUM_URL is not an address: ${url}.`);
  const source = path.resolve(folder, file);
  const out = path.resolve(
    folder,
    values.out ?? source.replace(/(\.pdf)?$/i, values.seal === undefined ? '-signed.pdf' : '-sealed.pdf'),
  );
  return { ...values, source, out, access: { url: url.replace(/\/+$/, ''), username, key } };
}

type Order = NonNullable<ReturnType<typeof read>>;

/** With these the server says that what was asked cannot be done, however often. */
const isAskedWrongly = ({ status }: Refused) => [400, 401, 403, 413, 415, 422].includes(status);

/** Runs `npm run sign`. Answers the code that the process ends with: 0 signed, 1 not signed, 2 asked in a way that cannot be done. */
export async function runSign(words: string[], around: Surroundings): Promise<number> {
  try {
    const order = read(words, around);
    if (!order) {
      around.say(usage);
      return 0;
    }
    // What is there already is somebody's file; nobody is asked, and nothing sealed, for one that could not be kept.
    if (existsSync(order.out)) throw new Error(`${order.out} is there already. Name another place by --out.`);
    await access(path.dirname(order.out), constants.W_OK);
    const program = openProgram(order.access, async (seconds) => {
      around.follow(`Trying again in ${seconds} seconds.`);
      await around.wait(seconds);
    });
    const content = (await readFile(order.source)).toString('base64');
    const title = order.title ?? path.basename(order.source, path.extname(order.source));
    return order.seal === undefined
      ? await sign(program, order, { content, title }, around)
      : await seal(program, order, { content, title }, around);
  } catch (error) {
    around.say(`${error instanceof Refused ? 'Refused: ' : ''}${(error as Error).message}`);
    if (error instanceof Refused) return isAskedWrongly(error) ? 2 : 1;
    if (error instanceof Away) return 1;
    around.say('See npm run sign -- --help.');
    return 2;
  }
}

interface File {
  content: string;
  title: string;
}

async function sign(program: Program, order: Order, file: File, around: Surroundings): Promise<number> {
  const { say, follow, wait, tellAtBreak } = around;
  const { to = [], quality = 'SES', legislation, message, language = 'en' } = order;
  tellAtBreak('Broken off. It may have been sent all the same.');
  let request = await program.ask('POST', 'v2/signature-requests', {
    ...file,
    ...{ quality, legislation, message },
    signatures: to.map((account_email) => ({ account_email, language })),
  });
  const { id } = request as { id: string };
  say(`Sent as ${id}.`);
  tellAtBreak(`Not waited for any longer. ${id} goes on, and can be signed.`);
  if (order['no-wait']) return 0;
  while (request['status_overall'] === 'OPEN') {
    const { all, signed } = count(request);
    follow(`Waiting: ${signed} of ${all} have signed.`);
    await wait(pause);
    try {
      request = await program.ask('GET', `v2/signature-requests/${id}`);
    } catch (error) {
      // Whoever signs has days, and a server that is replaced comes back.
      if (!(error instanceof Away)) throw error;
      follow(`Waiting: ${error.message}`);
    }
  }
  if (request['status_overall'] !== 'SIGNED') {
    say(endings[String(request['status_overall'])] ?? 'The request has ended without a signature.');
    return 1;
  }
  return keep(program, String(request['document_id']), order.out, around);
}

async function seal(program: Program, order: Order, file: File, around: Surroundings): Promise<number> {
  around.tellAtBreak('Broken off. It may have been sealed all the same.');
  const sealed = await program.ask('POST', 'v2/seal', { ...file, account_name: order.seal || undefined });
  return keep(program, String(sealed['document_id']), order.out, around);
}

async function keep(
  program: Program,
  documentId: string,
  out: string,
  { say, tellAtBreak }: Surroundings,
): Promise<number> {
  const place = `v2/documents/${documentId}/content`;
  try {
    tellAtBreak(`Not written. The file is at /machine/${place}.`);
    const file = await program.download(place);
    tellAtBreak();
    await writeFile(out, file, { flag: 'wx' }).catch(async (error: NodeJS.ErrnoException) => {
      // Half a file would be taken for a whole one; what somebody else has written meanwhile stays.
      if (error.code !== 'EEXIST') await rm(out, { force: true });
      throw error;
    });
  } catch (error) {
    say(`Not written: ${(error as Error).message} The file is at /machine/${place}.`);
    return 1;
  }
  say(`Written to ${out}.`);
  return 0;
}
