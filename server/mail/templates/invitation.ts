import { action, entered, group, list, mostOfName, paragraph, quote, softText } from './parts.ts';
import type { Template } from './template.ts';

export const writeInvitation: Template<'invitation'> = (texts, values) => {
  const { role } = values;
  const isSigner = role === 'signer';
  const prefix = isSigner ? 'invitation.' : (`invitation.${role}-` as const);
  const sender = entered(values.senderName, mostOfName);
  const facts = { sender, count: values.documentTitles.length, title: entered(values.title) };
  return group(
    paragraph(texts.formatRich(`${prefix}text`, facts)),
    values.correctionReason !== undefined &&
      paragraph(texts.format(`invitation.${isSigner ? 'corrected' : 'corrected-following'}`)),
    quote(texts.formatRich('invitation.correction-reason', { name: sender }), values.correctionReason),
    values.delegatorName && paragraph(texts.formatRich('invitation.delegated', { delegator: nameDelegator(values) })),
    values.delegatorName &&
      quote(texts.formatRich('common.message-from', { name: nameDelegator(values) }), values.delegationMessage),
    quote(texts.formatRich('common.message-from', { name: sender }), values.message),
    list(texts, 'common.documents', values.documentTitles),
    action(texts, values.url, texts.format(`${prefix}action`)),
    values.expiresAt &&
      isSigner &&
      softText(texts.format('invitation.expiry', { date: texts.formatDate(values.expiresAt) })),
    values.isPersonal && softText(texts.format('common.personal-link')),
    values.isAccountNeeded && softText(texts.format('common.account-needed')),
  );
};

const nameDelegator = ({ delegatorName = '' }: { delegatorName?: string }) => entered(delegatorName, mostOfName);
