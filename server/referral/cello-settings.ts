import { safeUrl } from '@sigillum/engine/trust/settings';
import * as z from 'zod';

/** The operator's account at Cello. */
export interface CelloSettings {
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The settings as they stand among the environment variables. */
export const celloShape = {
  CELLO_URL: safeUrl.default('https://api.cello.so'),
  CELLO_ACCESS_KEY_ID: z.string().optional(),
  CELLO_SECRET_ACCESS_KEY: z.string().optional(),
};
const shape = z.object(celloShape);
type Settings = z.infer<typeof shape>;

/** Says what is missing beside what is set; `[variable, sentence]`. */
export function findCelloGaps({
  CELLO_ACCESS_KEY_ID: id,
  CELLO_SECRET_ACCESS_KEY: secret,
}: Settings): [string, string][] {
  if ((id === undefined) === (secret === undefined)) return [];
  return id === undefined
    ? [['CELLO_ACCESS_KEY_ID', 'must be set with CELLO_SECRET_ACCESS_KEY']]
    : [['CELLO_SECRET_ACCESS_KEY', 'must be set with CELLO_ACCESS_KEY_ID']];
}

/** The account that settings without gaps name; undefined: recommendations are not rewarded. */
export function readCelloSettings(settings: Settings): CelloSettings | undefined {
  const { CELLO_URL, CELLO_ACCESS_KEY_ID: accessKeyId, CELLO_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { url: CELLO_URL.replace(/\/+$/, ''), accessKeyId, secretAccessKey };
}
