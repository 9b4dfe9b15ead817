import { makeFindings, type Finding } from './finding.ts';

const { notice } = makeFindings('clock');

/** A clock that nobody sets goes astray: timestamps say its time. `read` answers what the machine says of it. */
export async function checkSynchronised(read: () => Promise<string | undefined>): Promise<Finding[]> {
  if ((await read()) !== 'no') return [];
  return [notice('Nothing sets the clock of this machine: timedatectl set-ntp true')];
}
