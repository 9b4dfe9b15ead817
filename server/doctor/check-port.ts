import type { Config } from '../config.ts';
import { probePort } from '../http/listen.ts';
import { nameReachable } from './name-reachable.ts';
import { makeFindings, type Finding } from './finding.ts';

const { ok, notice, wrong } = makeFindings('port');

type Address = Pick<Config, 'host' | 'port' | 'tlsFiles'>;

/** Whether the server answers, where one works on these data, or could listen. */
export async function checkPort(address: Address, isServed: boolean): Promise<Finding[]> {
  const place = `${address.host}:${address.port}`;
  if (!isServed) {
    try {
      await probePort(address);
      return [ok(`${place} is free; no server runs on these data.`)];
    } catch (error) {
      return [wrong((error as Error).message)];
    }
  }
  // Its certificate is for the public name, which may lead elsewhere: who speaks TLS is looked at from outside.
  if (address.tlsFiles) return [ok(`A server works on these data; ${place} speaks TLS.`)];
  try {
    const answer = await fetch(`http://${nameReachable(address.host)}:${address.port}/readyz`, {
      signal: AbortSignal.timeout(5000),
    });
    const { checks = {}, notices = {} } = (await answer.json()) as Record<string, Record<string, unknown>>;
    const failed = Object.entries(checks).filter(([, state]) => state !== 'ok');
    const told = [...failed, ...Object.entries(notices)].map(([part, words]) => `${part} ${String(words)}`).join(', ');
    if (!answer.ok)
      return [
        wrong(
          `The server at ${place} is not ready: ${told || 'it starts or ends'}. docs/operating.md says what each word asks for.`,
        ),
      ];
    return [
      told ? notice(`The server at ${place} is ready, with notices: ${told}.`) : ok(`The server at ${place} is ready.`),
    ];
  } catch {
    return [
      wrong(
        `A server works on these data, but nothing answers at ${place} as it would. Is it started with another PORT or HOST?`,
      ),
    ];
  }
}
