import { compile } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { plainTextSelectors } from 'react-email';
import { cleanLine } from './clean-text.ts';
import { chooseMailLocale } from './mail.ts';
import type { Mail, MailTemplate, RenderedMail } from './mail.ts';
import { openMailTexts } from './mail-texts.ts';
import type { MailMessageId, MailTexts } from './mail-texts.ts';
import { writeAccountDeleted } from './templates/account-deleted.ts';
import { writeAccountExists } from './templates/account-exists.ts';
import { writeAesAsked } from './templates/aes-asked.ts';
import { writeAllSigned } from './templates/all-signed.ts';
import { writeAssigned } from './templates/assigned.ts';
import { writeBusinessInvitation } from './templates/business-invitation.ts';
import { writeBusinessDeleted } from './templates/business-deleted.ts';
import { writeBusinessDowngraded } from './templates/business-downgraded.ts';
import { writeBusinessRestored } from './templates/business-restored.ts';
import { writeConfirmEmail } from './templates/confirm-email.ts';
import { writeConfirmNewEmail } from './templates/confirm-new-email.ts';
import { writeDeletionAhead } from './templates/deletion-ahead.ts';
import { writeDeletionToday } from './templates/deletion-today.ts';
import { writeAnswer } from './templates/answer.ts';
import { writeDelegated } from './templates/delegated.ts';
import { writeDeclined } from './templates/declined.ts';
import { writeDomainCode } from './templates/domain-code.ts';
import { writeEmailChangeAsked } from './templates/email-change-asked.ts';
import { writeEmailChanged } from './templates/email-changed.ts';
import { writeEmailTaken } from './templates/email-taken.ts';
import { writeEnoughSigned } from './templates/enough-signed.ts';
import { writeGroupEmpty } from './templates/group-empty.ts';
import { writeIdentification } from './templates/identification.ts';
import { writeInvitation } from './templates/invitation.ts';
import { layOutMail } from './templates/mail-layout.ts';
import { writeKeyEnding } from './templates/key-ending.ts';
import { writeMembershipChanged } from './templates/membership-changed.ts';
import { writeNoAccount } from './templates/no-account.ts';
import type { Part } from './templates/parts.ts';
import { writePasswordChanged } from './templates/password-changed.ts';
import { writePasswordReset } from './templates/password-reset.ts';
import { writeQuotaNear } from './templates/quota-near.ts';
import { writeQuestion } from './templates/question.ts';
import { writeReminder } from './templates/reminder.ts';
import { writeRemoved } from './templates/removed.ts';
import { writeRequestChanged } from './templates/request-changed.ts';
import { writeSafetyChanged } from './templates/safety-changed.ts';
import { writeSealEnding } from './templates/seal-ending.ts';
import { writeSignatureFailed } from './templates/signature-failed.ts';
import { writeSignerLeft } from './templates/signer-left.ts';
import { writeStepSigned } from './templates/step-signed.ts';
import { writeTan } from './templates/tan.ts';
import type { Template } from './templates/template.ts';
import { writeTrialEnding } from './templates/trial-ending.ts';
import { writeWebhookOff } from './templates/webhook-off.ts';
import { writeExpired } from './templates/expired.ts';
import { writeWithdrawn } from './templates/withdrawn.ts';

const templates: { [Name in MailTemplate]: Template<Name> } = {
  'safety-changed': writeSafetyChanged,
  'confirm-email': writeConfirmEmail,
  'account-exists': writeAccountExists,
  'confirm-new-email': writeConfirmNewEmail,
  'email-taken': writeEmailTaken,
  'email-change-asked': writeEmailChangeAsked,
  'email-changed': writeEmailChanged,
  'password-reset': writePasswordReset,
  'no-account': writeNoAccount,
  'password-changed': writePasswordChanged,
  invitation: writeInvitation,
  reminder: writeReminder,
  'all-signed': writeAllSigned,
  declined: writeDeclined,
  'enough-signed': writeEnoughSigned,
  'step-signed': writeStepSigned,
  'signature-failed': writeSignatureFailed,
  expired: writeExpired,
  withdrawn: writeWithdrawn,
  assigned: writeAssigned,
  question: writeQuestion,
  answer: writeAnswer,
  delegated: writeDelegated,
  'signer-left': writeSignerLeft,
  'request-changed': writeRequestChanged,
  removed: writeRemoved,
  'business-invitation': writeBusinessInvitation,
  'membership-changed': writeMembershipChanged,
  'group-empty': writeGroupEmpty,
  'seal-ending': writeSealEnding,
  'key-ending': writeKeyEnding,
  'trial-ending': writeTrialEnding,
  'webhook-off': writeWebhookOff,
  'quota-near': writeQuotaNear,
  identification: writeIdentification,
  'account-deleted': writeAccountDeleted,
  'deletion-ahead': writeDeletionAhead,
  'deletion-today': writeDeletionToday,
  'domain-code': writeDomainCode,
  'business-deleted': writeBusinessDeleted,
  'business-downgraded': writeBusinessDowngraded,
  'business-restored': writeBusinessRestored,
  'aes-asked': writeAesAsked,
  tan: writeTan,
};

// Subjects are read in lists: what people entered may take this many visible characters of them.
const mostInSubject = 80;

/** Renders a mail in its recipient's language. Links get ?lang, so that the page opens in the language of the mail. */
export function renderMail(mail: Mail, publicUrl: string): RenderedMail {
  const locale = chooseMailLocale(mail.language);
  const texts = openMailTexts(locale, mail.zone ?? 'Europe/Zurich');
  const isForOthers = mail.template === 'invitation' && mail.values.role !== 'signer';
  const prefix = isForOthers ? `invitation.${mail.values.role}-` : `${mail.template}.`;
  const names = collectNames(mail);
  const subject = texts.format(`${prefix}subject` as MailMessageId, names);
  const page = layOutMail({
    texts,
    host: new URL(publicUrl).host,
    heading: texts.format(`${prefix}heading` as MailMessageId, names),
    recipientName: 'recipientName' in mail.values ? mail.values.recipientName : undefined,
    content: writeContent(mail, texts),
    logo: 'logo' in mail.values ? mail.values.logo : undefined,
  });
  // Nothing in a mail is waited for, so it is not streamed, as react-email's own renderer does.
  const html = doctype + renderToStaticMarkup(page);
  return { subject, html, text: writePlainText(html), locale };
}

function writeContent(mail: Mail, texts: MailTexts): Part {
  const { url } = mail.values as { url?: string };
  const values = url ? { ...mail.values, url: addLanguage(url, texts.locale) } : mail.values;
  // The mail's type ties template and values together; TypeScript cannot follow that through the table.
  return (templates[mail.template] as Template<MailTemplate>)(texts, values);
}

function collectNames({ values }: Mail): Record<string, string> {
  return {
    ...('title' in values && { title: cleanLine(values.title, mostInSubject) }),
    ...('senderName' in values && { sender: cleanLine(values.senderName, mostInSubject) }),
    ...('businessName' in values && { business: cleanLine(values.businessName ?? '', mostInSubject) }),
    ...('personName' in values && { person: cleanLine(values.personName, mostInSubject) }),
    ...('groupName' in values && { group: cleanLine(values.groupName, mostInSubject) }),
    ...('webhookName' in values && { webhook: cleanLine(values.webhookName, mostInSubject) }),
    ...('programName' in values && { program: cleanLine(values.programName, mostInSubject) }),
    ...('sealLabel' in values && { seal: cleanLine(values.sealLabel, mostInSubject) }),
    ...('change' in values && { change: values.change }),
    ...('days' in values && { days: String(values.days) }),
    ...('signerName' in values && { signer: cleanLine(values.signerName, mostInSubject) }),
  };
}

function addLanguage(address: string, locale: string): string {
  const url = new URL(address);
  url.searchParams.set('lang', locale);
  return url.href;
}

/** What mail programs expect. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** The habits of react-email's plain text and ours; compiled once, which takes three times as long as a mail does. */
const writePlainText = compile({
  wordwrap: false,
  selectors: [
    ...plainTextSelectors,
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', options: { linkBrackets: false as const } },
  ],
});
