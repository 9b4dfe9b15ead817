import { action, entered, group, list, mostOfName, paragraph } from './parts.ts';
import type { Template } from './template.ts';

export const writeStepSigned: Template<'step-signed'> = (texts, values) => {
  const signer = entered(values.signerName, mostOfName);
  const facts = { signer, title: entered(values.title), date: texts.formatDate(values.signedAt) };
  return group(
    paragraph(texts.formatRich('step-signed.text', facts)),
    list(texts, 'step-signed.signers', values.signerNames),
    list(texts, 'common.documents', values.documentTitles),
    action(texts, values.url, texts.format('declined.action')),
  );
};
