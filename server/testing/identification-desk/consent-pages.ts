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
export const writeConsent = (href: (answer: ConsentAnswer | 'code' | 'phone') => string, phoneUrl: string): string => {
  const link = (answer: ConsentAnswer | 'code' | 'phone', label: string) =>
    `<li><a class="act" data-answer="${answer}" href="${escapeHtml(href(answer))}">${escapeHtml(label)}</a></li>`;
  return writePage(
    'Confirm your signature',
    `<p>A trust service now asks whether it is you who signs. What is signed here is a demonstration: it is not qualified and binds nobody.</p>
<ul>${link('yes', answerWords.yes)}${link('no', answerWords.no)}</ul>
<h2>Another way of being asked</h2>
<p><a href="${escapeHtml(phoneUrl)}" target="_blank" rel="noopener">Open the phone that stands in for yours</a> first; it opens beside this page.</p>
<ul>${link('code', 'Password and a code by text message')}${link('phone', 'Confirm on the phone (Mobile ID)')}</ul>
<h2>What else may happen</h2>
<ul>${answers
      .filter(([answer]) => answer !== 'yes' && answer !== 'no')
      .map(([answer, label]) => link(answer, label))
      .join('')}</ul>`,
  );
};

/** The phone that stands in for the signer's: a text message with a code, and the question of Mobile ID. */
export const writePhone = (code: string, answer: ConsentAnswer | undefined): string =>
  writePage(
    'A phone',
    `<p>Text message: your code is <strong>${code}</strong>. Any password will do.</p>
<h2>Mobile ID</h2>
${
  answer
    ? `<p role="status">Answered: ${escapeHtml(answerWords[answer])}.</p>`
    : `<p>Do you confirm your signature?</p><form method="post">${answers
        .map(([value, label]) => `<button name="answer" value="${value}">${escapeHtml(label)}</button>`)
        .join('')}</form>`
}`,
  );
