import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import { Document } from './desk-cases.ts';

/** Whom somebody has identified at the counter, by number and law. */
export const Visitor = Document.extend({
  /** Digits with country code; people write them with spaces and a plus. */
  mobile: z
    .string()
    .transform((text) => text.replaceAll(/[^0-9]/g, '').replace(/^00/, ''))
    .pipe(z.string().regex(/^[1-9][0-9]{6,14}$/)),
  legislation: z.enum(['ZERTES', 'EIDAS']),
});
type Visitor = z.infer<typeof Visitor>;

interface Known extends Visitor {
  evidence_id: string;
  identified_at: string;
  expires_at: string;
}

/** The people whom the desk knows from its counter, kept in a file, so that they outlive the server. */
export function openPeople(file: string) {
  const people = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Known[]) : [];
  return {
    find: (mobile: string, legislation: string): Known | undefined =>
      people.findLast((one) => one.mobile === mobile && one.legislation === legislation),
    identify(visitor: Visitor, now: Date): void {
      const inFiveYears = new Date(now);
      inFiveYears.setUTCFullYear(inFiveYears.getUTCFullYear() + 5);
      const expires_at = [inFiveYears.toISOString(), `${visitor.document_expiry}T23:59:59.000Z`].toSorted()[0]!;
      people.push({ ...visitor, evidence_id: randomUUID(), identified_at: now.toISOString(), expires_at });
      writeFileSync(`${file}.draft`, JSON.stringify(people), { mode: 0o600 });
      renameSync(`${file}.draft`, file);
    },
  };
}
