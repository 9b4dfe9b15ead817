/** How an act of signing has ended, as far as it matters for where the browser goes next. */
export type ExitOutcome = 'signed' | 'declined' | 'failed';

/** Where a program that opened /view wants the browser to go when it is over (docs/decisions/067-leaving-by-an-exit.md). */
export interface Exits {
  exitUrl: string;
  declineUrl: string;
  errorUrl: string;
  /** Whether the browser leaves by itself, after `timeout` seconds; 0 is at once. */
  autoRedirect: boolean;
  timeout: number;
  /** Declines without a question before and a page after. */
  declineRedirect: boolean;
  hidesDownload: boolean;
}

/** Characters of an address; longer ones do not arrive in every browser. */
const greatestLength = 2048;
/** Seconds (specification, sections 5 and 9). */
export const exitSeconds = { usual: 45, least: 10, greatest: 90 } as const;

// Two slashes and a host; what browsers would drop, turn round or read as a name and a password is none of it.
const webAddress = /^https?:\/\/[^/?#@\\]+(?:[/?#]|$)/i;
// oxlint-disable-next-line no-control-regex -- browsers drop these characters and would then see another address
const dropped = /[\u0000-\u001f\u007f-\u009f\\]/;

/** The address as browsers write it, or undefined for what is none that we lead to. */
function readAddress(value: string | undefined): string | undefined {
  if (value === undefined || value.length > greatestLength || dropped.test(value) || !webAddress.test(value))
    return undefined;
  return URL.canParse(value) ? new URL(value).href : undefined;
}

function readTimeout(value: string | undefined): Pick<Exits, 'autoRedirect' | 'timeout'> {
  const seconds = value !== undefined && /^[+-]?\d{1,9}(?:\.\d{1,9})?$/.test(value) ? Number(value) : exitSeconds.usual;
  if (seconds === 0) return { autoRedirect: false, timeout: 0 };
  if (seconds < 0) return { autoRedirect: true, timeout: 0 };
  const timeout = Math.min(exitSeconds.greatest, Math.max(exitSeconds.least, Math.ceil(seconds)));
  return { autoRedirect: true, timeout };
}

/**
 * What the query of a page says of exits: `exitURL`, `declineURL`, `errorURL`, `redirectTimeout`, `declineRedirect`, `hidedownload` in
 * any case of letters; the first of each name counts. Undefined without an exitURL that is an address of the web: then the others count
 * for nothing (machine API, section 9).
 */
export function readExits(search: string): Exits | undefined {
  const given = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    const key = name.toLowerCase();
    if (!given.has(key)) given.set(key, value);
  }
  const exitUrl = readAddress(given.get('exiturl'));
  if (exitUrl === undefined) return undefined;
  return {
    exitUrl,
    declineUrl: readAddress(given.get('declineurl')) ?? exitUrl,
    errorUrl: readAddress(given.get('errorurl')) ?? exitUrl,
    ...readTimeout(given.get('redirecttimeout')),
    declineRedirect: given.get('declineredirect')?.toLowerCase() === 'true',
    hidesDownload: given.has('hidedownload'),
  };
}

/** The address for an outcome. */
export const chooseExit = ({ exitUrl, declineUrl, errorUrl }: Exits, outcome: ExitOutcome): string =>
  ({ signed: exitUrl, declined: declineUrl, failed: errorUrl })[outcome];

/**
 * Where the forms of the page may lead to in the end, as sources of a content security policy: without a script, declining answers with
 * a redirect to the program's address, signing only where the program wants no page in between.
 */
export function listFormTargets(exits: Exits | undefined): string[] {
  if (!exits) return [];
  const { autoRedirect, timeout, declineRedirect, declineUrl, exitUrl } = exits;
  const isAtOnce = autoRedirect && timeout === 0;
  const addresses = [...(autoRedirect || declineRedirect ? [declineUrl] : []), ...(isAtOnce ? [exitUrl] : [])];
  // A policy has no words for an address of IPv6 in brackets, and reads a comma or a semicolon as an end: a redirect there is refused by the browser.
  const origins = addresses
    .map((address) => new URL(address).origin)
    .filter((origin) => /^https?:\/\/[\w.:-]+$/.test(origin));
  return [...new Set(origins)];
}
