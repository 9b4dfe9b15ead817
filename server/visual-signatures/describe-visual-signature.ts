import { createHash } from 'node:crypto';
import type { VisualSignature } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import type { VisualSignatureRow } from './visual-signatures-repository.ts';

/** Changes with everything that the image shows, except the time. */
export function hashVisualSignature(row: VisualSignatureRow): string {
  const { name, company, location, shows_date, shows_claim, shows_standards, picture, picture_type } = row;
  const lines = [name, company, location, shows_date, shows_claim, shows_standards, picture_type];
  return createHash('sha256')
    .update(JSON.stringify(lines))
    .update(picture ?? '')
    .digest('hex')
    .slice(0, 16);
}

/** A row as the API shows it. */
export function describeVisualSignature(row: VisualSignatureRow): VisualSignature {
  return {
    id: row.id,
    alias: row.alias || null,
    name: row.name,
    optionalLine: row.company || null,
    location: row.location || null,
    hasCustomImage: row.picture !== null,
    displayDate: row.shows_date,
    displayClaim: row.shows_claim,
    displayStandards: row.shows_standards,
    default: row.is_default,
    version: hashVisualSignature(row),
  };
}
