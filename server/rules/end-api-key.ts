const dayMs = 24 * 3600 * 1000;

/** When a key opens nothing any more; null for one without end. */
export const endApiKey = ({ key_made_at, key_days }: { key_made_at: Date; key_days: number | null }): Date | null =>
  key_days === null ? null : new Date(key_made_at.getTime() + key_days * dayMs);
