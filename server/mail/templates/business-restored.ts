import { action, entered, group, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeBusinessRestored: Template<'business-restored'> = (texts, { businessName, adminName, url }) =>
  group(
    paragraph(
      texts.formatRich('business-restored.text', { business: entered(businessName), admin: entered(adminName) }),
    ),
    action(texts, url, texts.format('business-restored.action')),
  );
