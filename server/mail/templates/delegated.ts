import { action, entered, group, list, mostOfName, paragraph, quote } from './parts.ts';
import type { Template } from './template.ts';

export const writeDelegated: Template<'delegated'> = (texts, values) => {
  const signer = entered(values.signerName, mostOfName);
  const delegatee = entered(values.delegateeName, mostOfName);
  const facts = { signer, delegatee, title: entered(values.title), date: texts.formatDate(values.delegatedAt) };
  return group(
    paragraph(texts.formatRich('delegated.text', facts)),
    quote(texts.formatRich('common.message-from', { name: signer }), values.message),
    list(texts, 'common.documents', values.documentTitles),
    action(texts, values.url, texts.format('delegated.action')),
  );
};
