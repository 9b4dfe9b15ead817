import * as z from 'zod';

/** What one of several servers does. */
export type Role = (typeof roles)[number];
const roles = ['web', 'jobs', 'all'] as const;

/** The settings as they stand among the environment variables. */
export const roleShape = {
  SIGILLUM_ROLE: z.enum(roles, 'must be web, jobs or all').optional(),
  CACHE_DIR: z.string().optional(),
};

interface Settings extends z.infer<z.ZodObject<typeof roleShape>> {
  DATABASE_URL?: string | undefined;
}

/** Says what is missing beside what is set; `[variable, sentence]`. */
export function findRoleGaps({ SIGILLUM_ROLE, CACHE_DIR, DATABASE_URL }: Settings): [string, string][] {
  if (!SIGILLUM_ROLE) return [];
  const gaps: [string, string][] = [];
  if (!DATABASE_URL) gaps.push(['DATABASE_URL', 'must be set with SIGILLUM_ROLE: several servers share one database']);
  if (!CACHE_DIR) gaps.push(['CACHE_DIR', 'must be set with SIGILLUM_ROLE: a folder of this server alone']);
  return gaps;
}
