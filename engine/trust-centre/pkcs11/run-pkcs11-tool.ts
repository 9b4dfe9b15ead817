import { spawn } from 'node:child_process';

import type { TokenAddress } from './token-address.ts';
import { readTokenFault, TokenError } from './token-error.ts';

/** The variable from which pkcs11-tool reads the PIN: other users of the machine see command lines, but no environments. */
const PIN_VARIABLE = 'PKCS11_PIN';
const MAX_ANSWER = 16 * 1024;

/** Modules read their own settings from the environment; those of this server are none of their business. */
function describeEnvironment(pin: string): NodeJS.ProcessEnv {
  const own = /^(DATABASE|KEY|MAIL|SMTP|TRUST|TSA)_/;
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name))),
    [PIN_VARIABLE]: pin,
  };
}

/** One signature under way. */
export type TokenRun = {
  /** What the token answers; rejects with TokenError, in time also when nothing comes. */
  signature: Promise<Uint8Array>;
  /** Resolves when the process is gone, which for one that hangs in a driver may be later. */
  ended: Promise<void>;
};

/**
 * Has the token sign `input` as it is (the caller has hashed it) by OpenSC's pkcs11-tool: no PKCS #11 module is loaded
 * into this process, so that one that hangs or crashes harms no other request. ECDSA comes back as r and s side by side.
 */
export function runPkcs11Tool(
  address: TokenAddress,
  { mechanism, input, timeoutMs }: { mechanism: string[]; input: Uint8Array; timeoutMs: number },
): TokenRun {
  const { module, label, id, pin } = address;
  const key = ['--module', module, '--token-label', label, '--id', id];
  const child = spawn('pkcs11-tool', [...key, '--login', '--pin', `env:${PIN_VARIABLE}`, '--sign', ...mechanism], {
    env: describeEnvironment(pin),
    stdio: 'pipe',
  });
  const gone = Promise.withResolvers<void>();
  child.once('exit', () => gone.resolve());

  const signature = new Promise<Uint8Array>((resolve, reject) => {
    const parts: Buffer[] = [];
    let [size, words] = [0, ''];
    const stop = () => {
      child.kill('SIGKILL');
      for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
    };
    const timer = setTimeout(() => {
      stop();
      reject(new TokenError('token_silent', `The token "${label}" does not answer within ${timeoutMs} ms.`));
    }, timeoutMs);
    child.once('error', (cause: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      if (child.pid === undefined) gone.resolve();
      const advice =
        cause.code === 'ENOENT' ? 'pkcs11-tool is not installed (Debian: apt-get install opensc)' : cause.code;
      reject(new TokenError('token_absent', `The token "${label}" cannot be reached: ${advice}.`, { cause }));
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      if (code === 0 && size > 0 && size <= MAX_ANSWER) resolve(new Uint8Array(Buffer.concat(parts)));
      else reject(readTokenFault(label, words || `exit code ${code}`));
    });
    child.stdout.on('data', (part: Buffer) => {
      size += part.byteLength;
      if (size <= MAX_ANSWER) parts.push(part);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (words = (words + text).slice(-4000)));
    // A tool that ends before it has read all is known by its exit code.
    child.stdin.on('error', () => undefined).end(input);
  });
  return { signature, ended: gone.promise };
}
