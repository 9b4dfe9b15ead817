import { safeUrl } from '@sigillum/engine/trust/settings';
import * as z from 'zod';

/** The script of the product tour, for pages that may load it. */
export interface TourScript {
  /** Names the operator's account in the page; no secret. */
  token: string;
  scriptUrl: string;
  /** What the browser holds the script to; undefined: whatever its address serves. */
  integrity: string | undefined;
}

/** The settings as they stand among the environment variables. */
export const tourShape = {
  USERPILOT_TOKEN: z.string().optional(),
  USERPILOT_VERSION: z
    .string()
    .regex(/^[\w.-]+$/, 'must be a version of the script')
    .optional(),
  USERPILOT_SRI: z
    .string()
    .regex(/^sha(?:256|384|512)-[\w+/]+=*$/, 'must be a hash such as sha384-…')
    .optional(),
  USERPILOT_URL: safeUrl.default('https://js.userpilot.io'),
};
const shape = z.object(tourShape);
type Settings = z.infer<typeof shape>;

/** Says what is missing beside what is set; `[variable, sentence]`. */
export function findTourGaps({ USERPILOT_VERSION: version, USERPILOT_SRI: sri }: Settings): [string, string][] {
  if ((version === undefined) === (sri === undefined)) return [];
  return version === undefined
    ? [['USERPILOT_VERSION', 'must be set with USERPILOT_SRI']]
    : [['USERPILOT_SRI', 'must be set with USERPILOT_VERSION']];
}

/** The tour that settings without gaps name; undefined: there is none. */
export function readTourSettings(settings: Settings): TourScript | undefined {
  const { USERPILOT_TOKEN: token, USERPILOT_VERSION: version, USERPILOT_SRI: integrity } = settings;
  if (token === undefined) return undefined;
  const file = version === undefined ? 'latest.js' : `version/${version}/app.js`;
  return { token, scriptUrl: `${settings.USERPILOT_URL.replace(/\/+$/, '')}/sdk/${file}`, integrity };
}
