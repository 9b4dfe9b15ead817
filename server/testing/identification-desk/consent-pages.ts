import type { ConsentAnswer } from '@sigillum/engine/trust';
import { writePage } from './desk-pages.ts';
import { escapeHtml } from '../../process/escape-html.ts';

const answerWords: Readonly<Record<ConsentAnswer, string>> = {
  yes: 'Confirm',
  no: 'Decline',
  late: 'Let the time run out',
  other_means: 'Answer with another SIM card than at the identification',
  used_up: 'Say that the contract’s signatures are used up',
};
const answers = Object.entries(answerWords) as [ConsentAnswer, string][];

/** Where somebody is asked whether it is they who sign, and how they want to be asked. */
export const writeConsent = (
  href: (answer: ConsentAnswer | 'code' | 'phone') => string,
  phoneUrl: string,
  isActivated: boolean,
): string => {
  const link = (answer: ConsentAnswer | 'code' | 'phone', label: string) =>
    `<li><a class="act" data-answer="${answer}" href="${escapeHtml(href(answer))}">${escapeHtml(label)}</a></li>`;
  return writePage(
    'Confirm your signature',
    `<p>A trust service now asks whether it is you who signs. What is signed here is a demonstration: it is not qualified and binds nobody.</p>
<ul>${link('yes', answerWords.yes)}${link('no', answerWords.no)}</ul>
<h2>Another way of being asked</h2>
<p><a href="${escapeHtml(phoneUrl)}" target="_blank" rel="noopener">Open the phone that stands in for yours</a> first; it opens beside this page.</p>
<ul>${isActivated ? link('code', 'Password and a code by text message') : ''}${link('phone', 'Confirm on the phone (Mobile ID)')}</ul>
${isActivated ? '' : writePasswordForm('Choose a password, at least eight characters, to confirm by password and code', 'Activate password and code')}
<h2>What else may happen</h2>
<ul>${answers
      .filter(([answer]) => answer !== 'yes' && answer !== 'no')
      .map(([answer, label]) => link(answer, label))
      .join('')}</ul>`,
  );
};

const writePasswordForm = (label: string, act: string): string =>
  `<form method="post"><label>${label}<input name="password" type="password" minlength="8" maxlength="200" autocomplete="off" required></label><button>${act}</button></form>`;

interface Phone {
  /** Undefined while none was sent. */
  code: string | undefined;
  answer: ConsentAnswer | undefined;
  hasPassword: boolean;
}

/** The phone that stands in for the signer's: a text message with a code, the question of Mobile ID, and what changes its means. */
export const writePhone = ({ code, answer, hasPassword }: Phone): string =>
  writePage(
    'A phone',
    `<p>Text message: ${code === undefined ? 'none has come' : `your code is <strong>${code}</strong>`}.</p>
<h2>Mobile ID</h2>
${
  answer
    ? `<p role="status">Answered: ${escapeHtml(answerWords[answer])}.</p>`
    : `<p>Do you confirm your signature?</p><form method="post">${answers
        .map(([value, label]) => `<button name="answer" value="${value}">${escapeHtml(label)}</button>`)
        .join('')}</form>`
}
${
  hasPassword
    ? `<h2>Password of the trust service</h2>${writePasswordForm('Another password: whoever has one must be identified again', 'Set another password')}`
    : ''
}`,
  );
