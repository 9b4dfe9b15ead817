import { action, entered, group, list, paragraph, softText } from './parts.ts';
import type { Template } from './template.ts';

export const writeRequestChanged: Template<'request-changed'> = (texts, values) => {
  const { documentTitles, documentsAdded, documentsRemoved, expiry, expiresAt } = values;
  const date = expiresAt ? texts.formatDate(expiresAt) : '';
  // What was added and taken away again is no change for who was not there.
  const added = documentsAdded.filter((title) => documentTitles.includes(title));
  return group(
    paragraph(texts.formatRich('request-changed.text', { title: entered(values.title) })),
    list(texts, 'request-changed.added', added),
    list(texts, 'request-changed.removed', documentsRemoved),
    expiry && paragraph(texts.format('request-changed.expiry', { expiry, date })),
    list(texts, 'common.documents', documentTitles),
    values.role === 'signer' && softText(texts.format('request-changed.next')),
    action(texts, values.url, texts.format(values.role === 'signer' ? 'invitation.action' : 'declined.action')),
    values.isPersonal && softText(texts.format('common.personal-link')),
  );
};
