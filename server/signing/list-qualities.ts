import { Quality } from '@sigillum/api-contracts/schemas.ts';
import type { Services } from '../services.ts';
import { isOffered } from '../rules/quality-rule.ts';

/** The qualities in which somebody can sign here at all, as the trust service says now. */
export async function listQualities({ trust }: Pick<Services, 'trust'>): Promise<Quality[]> {
  const { qualities } = await trust.info();
  return Quality.options.filter((quality) => isOffered(quality, qualities));
}
