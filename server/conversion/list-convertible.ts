import type { ConvertedKind } from '@sigillum/engine/pdf/workers';
import type { Config } from '../config.ts';

/** Of what an installation makes PDFs. */
export function listConvertible({ conversion }: Pick<Config, 'conversion'>): ConvertedKind[] {
  if (!conversion) return [];
  return conversion.by === 'images' ? ['PNG', 'JPEG'] : ['DOCX', 'ODT', 'PNG', 'JPEG'];
}
