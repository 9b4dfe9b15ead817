import { safeUrl } from '@sigillum/engine/trust/settings';
import * as z from 'zod';

/** Where notices of maintenance come from, and who passes one that blocks. */
export interface MaintenanceSettings {
  source: 'table' | 'statuspage' | 'none';
  statuspage: { url: string; blockingComponents: readonly string[] } | undefined;
  /** Mail domains and whole addresses, in small letters. */
  staff: readonly string[];
}

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []));

/** The settings as they stand among the environment variables. */
export const maintenanceShape = {
  MAINTENANCE_SOURCE: z.enum(['table', 'statuspage', 'none'], 'must be table, statuspage or none').default('table'),
  MAINTENANCE_STAFF: list.refine(
    (words) => words.every((word) => /^(?:[^\s@]+@)?[^\s@]+\.[^\s@.]+$/.test(word)),
    'must be a list of domains and addresses, such as example.ch,eva@partner.example',
  ),
  STATUSPAGE_URL: safeUrl.optional(),
  STATUSPAGE_BLOCKING: list,
};
const shape = z.object(maintenanceShape);
type Settings = z.infer<typeof shape>;

/** Says what is missing beside what is set; `[variable, sentence]`. */
export const findMaintenanceGaps = ({ MAINTENANCE_SOURCE, STATUSPAGE_URL }: Settings): [string, string][] =>
  MAINTENANCE_SOURCE === 'statuspage' && STATUSPAGE_URL === undefined
    ? [['STATUSPAGE_URL', 'must be set for MAINTENANCE_SOURCE statuspage']]
    : [];

/** What settings without gaps describe. */
export const readMaintenanceSettings = (settings: Settings): MaintenanceSettings => ({
  source: settings.MAINTENANCE_SOURCE,
  statuspage:
    settings.MAINTENANCE_SOURCE === 'statuspage'
      ? { url: settings.STATUSPAGE_URL!.replace(/\/+$/, ''), blockingComponents: settings.STATUSPAGE_BLOCKING }
      : undefined,
  staff: settings.MAINTENANCE_STAFF.map((word) => word.toLowerCase()),
});

/** Whether a confirmed address belongs to internal staff. */
export function isStaff(staff: readonly string[], email: string): boolean {
  const address = email.toLowerCase();
  return staff.includes(address) || staff.includes(address.slice(address.lastIndexOf('@') + 1));
}
