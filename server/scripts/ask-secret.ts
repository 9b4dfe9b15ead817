import { text } from 'node:stream/consumers';

/** What a variable holds, else the first line of what is piped in, or what is typed, unseen. */
export async function askSecret(given: string | undefined, question: string): Promise<string> {
  if (given !== undefined) return given;
  const { stdin } = process;
  if (!stdin.isTTY) return (await text(stdin)).split(/\r?\n/, 1)[0] ?? '';
  process.stderr.write(question);
  stdin.setRawMode(true).setEncoding('utf8');
  let typed = '';
  try {
    for await (const chunk of stdin) {
      for (const char of chunk as string) {
        if (char === '\r' || char === '\n') return typed;
        if (char === '\u0003') throw new Error('Stopped.');
        typed = char === '\u007f' ? [...typed].slice(0, -1).join('') : typed + char;
      }
    }
    return typed;
  } finally {
    stdin.setRawMode(false).pause();
    process.stderr.write('\n');
  }
}
