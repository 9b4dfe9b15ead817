import type { FetchLike } from '@sigillum/api-contracts/client.ts';
import { createContext } from 'react-router';
import type { Environment } from './environment.ts';
import type { Locale } from './i18n/locales.ts';
import type { DueDialog } from './access/due-steps.ts';
import type { Session } from './access/session.ts';
import type { Tour } from './platform/tour/describe-tour.ts';

/** Where and how this installation runs. */
export const environmentContext = createContext<Environment>();
/** The API without credentials, in process; the caller's address travels with it. */
export const apiContext = createContext<FetchLike>();
/** One random value per document; scripts and styles without it do not run. */
export const nonceContext = createContext<string>('');
/** Set by load-session. */
export const sessionContext = createContext<Session>({ kind: 'nobody' });
/** The dialog that stands before everything else. Set by settle-account. */
export const dueDialogContext = createContext<DueDialog | null>(null);
/** The product tour that the page brings along. Set by the root loader. */
export const tourContext = createContext<Tour | null>(null);
/** Sites that may show the page in a frame; none by default. */
export const framingContext = createContext<readonly string[]>([]);
/** Set by resolve-locale. */
export const localeContext = createContext<Locale>('en-gb');
/** IANA name of the viewer's time zone, from the cookie `zone`. Set by resolve-locale. */
export const zoneContext = createContext<string>('Europe/Zurich');
