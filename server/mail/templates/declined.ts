import { action, entered, group, list, mostOfName, paragraph, quote } from './parts.ts';
import type { Template } from './template.ts';

export const writeDeclined: Template<'declined'> = (texts, values) => {
  const signer = entered(values.signerName, mostOfName);
  const facts = { signer, title: entered(values.title), date: texts.formatDate(values.declinedAt) };
  return group(
    paragraph(texts.formatRich(values.isGoingOn ? 'declined.going-on' : 'declined.text', facts)),
    quote(texts.formatRich('declined.reason', { name: signer }), values.reason),
    list(texts, 'common.documents', values.documentTitles),
    values.url && action(texts, values.url, texts.format('declined.action')),
  );
};
