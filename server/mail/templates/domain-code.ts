import { code, entered, group, paragraph, softText } from './parts.ts';
import type { Template } from './template.ts';

export const writeDomainCode: Template<'domain-code'> = (texts, { code: word, domain, ...values }) =>
  group(
    paragraph(
      texts.formatRich('domain-code.text', {
        admin: entered(values.adminName),
        email: entered(values.adminEmail),
        business: entered(values.businessName),
        domain: entered(domain),
      }),
    ),
    paragraph(texts.formatRich('domain-code.effect', { business: entered(values.businessName) })),
    code(word),
    softText(texts.format('domain-code.expiry', { date: texts.formatDate(values.expiresAt) })),
    softText(texts.format('domain-code.otherwise')),
  );
