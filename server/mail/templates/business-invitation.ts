import { action, entered, group, mostOfName, paragraph, softText } from './parts.ts';
import type { Template } from './template.ts';

export const writeBusinessInvitation: Template<'business-invitation'> = (texts, values) => {
  const { businessName, inviterName, role, expiresAt, hasAccount, url } = values;
  const facts = { business: entered(businessName), inviter: entered(inviterName, mostOfName), role };
  return group(
    paragraph(texts.formatRich('business-invitation.text', facts)),
    paragraph(texts.format(hasAccount ? 'business-invitation.known' : 'business-invitation.unknown')),
    action(texts, url, texts.format(hasAccount ? 'business-invitation.action' : 'business-invitation.sign-up')),
    softText(texts.format('business-invitation.expiry', { date: texts.formatDate(expiresAt) })),
  );
};
