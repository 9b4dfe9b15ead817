import type { Config } from '../config.ts';

/** Whether a call came under the host name that is the machine API's alone (MACHINE_API_HOST). */
export const isMachineHost = ({ machineApiHost }: Pick<Config, 'machineApiHost'>, url: string): boolean =>
  machineApiHost !== undefined && new URL(url).hostname === machineApiHost;

/** Asked without a version, too: what these say is the same in each. */
const unversioned = /^\/machine\/(?=management\/health$|sendto\/[^/]+\/download$)/;

/** The path by which a call is routed: under that host the machine API lies at the root, for programs whose path is fixed. */
export function readMachinePath(config: Pick<Config, 'machineApiHost'>, { url }: { url: string }): string {
  const { pathname } = new URL(url);
  const path = isMachineHost(config, url) ? `/machine${pathname}` : pathname;
  return path.replace(unversioned, '/machine/v2/');
}
