import type { ReactNode } from 'react';
import { plainTextSelectors, render, toPlainText } from 'react-email';
import { cleanLine } from './clean-text.ts';
import { chooseMailLocale } from './mail.ts';
import type { Mail, MailTemplate, RenderedMail } from './mail.ts';
import { openMailTexts } from './mail-texts.ts';
import type { MailMessageId, MailTexts } from './mail-texts.ts';
import { AccountExists } from './templates/account-exists.tsx';
import { AllSigned } from './templates/all-signed.tsx';
import { ConfirmEmail } from './templates/confirm-email.tsx';
import { Declined } from './templates/declined.tsx';
import { Invitation } from './templates/invitation.tsx';
import { MailLayout } from './templates/mail-layout.tsx';
import { Reminder } from './templates/reminder.tsx';
import { Tan } from './templates/tan.tsx';
import { Withdrawn } from './templates/withdrawn.tsx';

const components = {
  'confirm-email': ConfirmEmail,
  'account-exists': AccountExists,
  invitation: Invitation,
  reminder: Reminder,
  'all-signed': AllSigned,
  declined: Declined,
  withdrawn: Withdrawn,
  tan: Tan,
} satisfies Record<MailTemplate, unknown>;

// Subjects are read in lists: what people entered may take this many visible characters of them.
const mostInSubject = 80;

/** Renders a mail in its recipient's language. Links get ?lang, so that the page opens in the language of the mail. */
export async function renderMail(mail: Mail, publicUrl: string): Promise<RenderedMail> {
  const locale = chooseMailLocale(mail.language);
  const texts = openMailTexts(locale, mail.zone ?? 'Europe/Zurich');
  const prefix =
    mail.template === 'invitation' && mail.values.role === 'observer' ? 'invitation.observer-' : `${mail.template}.`;
  const names = collectNames(mail);
  const subject = texts.format(`${prefix}subject` as MailMessageId, names);
  const page = (
    <MailLayout
      texts={texts}
      host={new URL(publicUrl).host}
      heading={texts.format(`${prefix}heading` as MailMessageId)}
      recipientName={'recipientName' in mail.values ? mail.values.recipientName : undefined}
    >
      {renderContent(mail, texts)}
    </MailLayout>
  );
  const html = await render(page);
  return { subject, html, text: toPlainText(html, plainTextHabits), locale };
}

function renderContent(mail: Mail, texts: MailTexts): ReactNode {
  const Component = components[mail.template] as (props: { texts: MailTexts; values: Mail['values'] }) => ReactNode;
  const values =
    'url' in mail.values && mail.values.url
      ? { ...mail.values, url: addLanguage(mail.values.url, texts.locale) }
      : mail.values;
  return <Component texts={texts} values={values} />;
}

function collectNames({ values }: Mail): Record<string, string> {
  return {
    ...('title' in values && { title: cleanLine(values.title, mostInSubject) }),
    ...('senderName' in values && { sender: cleanLine(values.senderName, mostInSubject) }),
  };
}

function addLanguage(address: string, locale: string): string {
  const url = new URL(address);
  url.searchParams.set('lang', locale);
  return url.href;
}

const plainTextHabits = {
  wordwrap: false as const,
  selectors: [
    ...plainTextSelectors,
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'a', options: { linkBrackets: false as const } },
  ],
};
