/** A build of the app: what it is called, and when it was made in milliseconds since 1970. */
export interface Build {
  id: string;
  timestamp: number;
}

/** Where the newest build is described. */
const manifest = '/builds/latest.json';

const isBuild = (value: unknown): value is Build =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Build).id === 'string' &&
  typeof (value as Build).timestamp === 'number';

/** Whether a build came after another one. One that is older comes from a server that is still to follow. */
export const isNewer = (build: Build, own: Build): boolean => build.id !== own.id && build.timestamp > own.timestamp;

/** The newest build that the server knows of; nothing when it does not say, or says something else. */
export async function readLatestBuild(fetch: typeof globalThis.fetch, now: number): Promise<Build | undefined> {
  try {
    const response = await fetch(`${manifest}?${now}`, { cache: 'no-store', redirect: 'error' });
    const value: unknown = response.ok ? await response.json() : undefined;
    return isBuild(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
