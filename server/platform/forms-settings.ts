import { safeUrl } from '@sigillum/engine/trust/settings';
import * as z from 'zod';

/** The operator's form at HubSpot. */
export interface HubspotSettings {
  url: string;
  portalId: string;
  formId: string;
  token: string;
  /** To what people subscribe who want news; undefined: nobody is asked. */
  newsSubscription: number | undefined;
}

/** The settings as they stand among the environment variables. */
export const formsShape = {
  HUBSPOT_URL: safeUrl.default('https://api.hsforms.com'),
  HUBSPOT_PORTAL_ID: z.string().regex(/^\d+$/, 'must be a number').optional(),
  HUBSPOT_FORM_ID: z.uuid('must be the id of a form').optional(),
  HUBSPOT_TOKEN: z.string().optional(),
  HUBSPOT_NEWS_SUBSCRIPTION: z.coerce.number('must be a number').int().positive().optional(),
};
const shape = z.object(formsShape);
type Settings = z.infer<typeof shape>;

const together = ['HUBSPOT_PORTAL_ID', 'HUBSPOT_FORM_ID', 'HUBSPOT_TOKEN'] as const;

/** Says what is missing beside what is set; `[variable, sentence]`. */
export function findFormsGaps(settings: Settings): [string, string][] {
  const set = together.filter((name) => settings[name] !== undefined);
  if (set.length === 0) return [];
  return together.filter((name) => !set.includes(name)).map((name) => [name, `must be set with ${set[0]}`]);
}

/** The form that settings without gaps name; undefined: there is no contact form. */
export function readFormsSettings(settings: Settings): HubspotSettings | undefined {
  const { HUBSPOT_PORTAL_ID: portalId, HUBSPOT_FORM_ID: formId, HUBSPOT_TOKEN: token } = settings;
  if (portalId === undefined || formId === undefined || token === undefined) return undefined;
  const url = settings.HUBSPOT_URL.replace(/\/+$/, '');
  return { url, portalId, formId, token, newsSubscription: settings.HUBSPOT_NEWS_SUBSCRIPTION };
}
