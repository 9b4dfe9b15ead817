import { action, entered, group, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeTrialEnding: Template<'trial-ending'> = (texts, { change, businessName, endsAt, url }) =>
  group(
    paragraph(
      texts.formatRich('trial-ending.text', {
        change,
        business: entered(businessName),
        date: texts.formatDate(endsAt),
      }),
    ),
    paragraph(texts.format('trial-ending.keeps')),
    action(texts, url, texts.format('trial-ending.action')),
  );
