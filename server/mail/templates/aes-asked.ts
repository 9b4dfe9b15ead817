import { action, entered, group, list, paragraph, softText } from './parts.ts';
import type { Template } from './template.ts';

export const writeAesAsked: Template<'aes-asked'> = (texts, { businessName, adminName, domains, url, ...values }) =>
  group(
    paragraph(
      texts.formatRich('aes-asked.text', {
        business: entered(businessName),
        register: entered(values.commercialRegister),
        admin: entered(adminName),
      }),
    ),
    list(texts, 'aes-asked.domains', domains),
    paragraph(texts.format('aes-asked.effect')),
    action(texts, url, texts.format('aes-asked.action')),
    softText(texts.format('aes-asked.expiry', { date: texts.formatDate(values.expiresAt) })),
  );
