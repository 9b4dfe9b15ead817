import type { Config } from '../config.ts';
import { probePort } from '../http/listen.ts';
import { nameReachable } from './name-reachable.ts';
import { greetMailServer } from '../mail/smtp-transport.ts';
import { makeFindings, type Finding } from './finding.ts';

const { ok, wrong } = makeFindings('bounces');

/** Whether mails that come back are taken, where a server works on these data, or could be. Nothing where none is to hear of them. */
export async function checkBounces({ bounces }: Pick<Config, 'bounces'>, isServed: boolean): Promise<Finding[]> {
  if (!bounces) return [];
  if (!bounces.door) return [ok('Mails that come back are taken by another server.')];
  const { host, port } = bounces.door;
  const place = `${host}:${port}`;
  if (!isServed) {
    try {
      await probePort({ host, port });
      return [ok(`${place}, for mails that come back, is free; no server runs on these data.`)];
    } catch (error) {
      const { message } = (error as Error).cause as Error;
      return [wrong(`${place} cannot take mails that come back: ${message}. Correct BOUNCE_PORT or BOUNCE_HOST.`)];
    }
  }
  try {
    await greetMailServer(`smtp://${nameReachable(host)}:${port}?ignoreTLS=true&requireTLS=false`);
    return [ok(`Mails to ${bounces.domain} that come back are taken at ${place}. Its MX record must lead there.`)];
  } catch (error) {
    return [
      wrong(
        `Nothing takes mails that come back at ${place}: ${(error as Error).message}. Is the server started with BOUNCE_PORT and BOUNCE_HOST?`,
      ),
    ];
  }
}
