import * as z from 'zod';

/** What the keys of the trust centre are encrypted by in the database, where that is not the server key. */
export interface TrustStoreSettings {
  /** Undefined: what follows from the server key. */
  passphrase: string | undefined;
  /** What it was before: opens, and encrypts no more. */
  passphraseBefore: string | undefined;
}

const passphrase = z.string().min(12, 'must have at least 12 characters').optional();

/** The settings as they stand among the environment variables. */
export const trustStoreShape = { TRUST_PASSPHRASE: passphrase, TRUST_PASSPHRASE_BEFORE: passphrase };

interface Settings extends z.infer<z.ZodObject<typeof trustStoreShape>> {
  DATABASE_URL?: string | undefined;
}

/** Says what is missing beside what is set; `[variable, sentence]`. */
export function findTrustStoreGaps(settings: Settings): [string, string][] {
  const given = (['TRUST_PASSPHRASE', 'TRUST_PASSPHRASE_BEFORE'] as const).filter((name) => settings[name]);
  if (settings.DATABASE_URL) return [];
  return given.map((name) => [name, 'needs DATABASE_URL: without it the keys lie in DATA_DIR, under the server key']);
}

export const readTrustStoreSettings = (settings: Settings): TrustStoreSettings => ({
  passphrase: settings.TRUST_PASSPHRASE,
  passphraseBefore: settings.TRUST_PASSPHRASE_BEFORE,
});
