import { action, entered, group, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeBusinessRestored: Template<'business-restored'> = (
  texts,
  { businessName, adminName, isPlanEnding = false, url },
) =>
  group(
    paragraph(
      texts.formatRich('business-restored.text', {
        business: entered(businessName),
        admin: entered(adminName),
        plan: isPlanEnding ? 'ENDS' : 'STAYS',
      }),
    ),
    action(texts, url, texts.format('business-restored.action')),
  );
