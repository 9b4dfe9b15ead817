import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ConsentAnswer, ConsentDesk } from '@sigillum/engine/trust';
import { openSecrets } from './desk-secrets.ts';

/** What somebody may answer when asked whether it is they who sign. */
export const consentAnswers = [
  'yes',
  'no',
  'late',
  'other_means',
  'used_up',
] as const satisfies readonly ConsentAnswer[];
/** The same on the page, where one may also choose to be asked otherwise. */
export const pageAnswers = [...consentAnswers, 'code', 'phone'] as const;
type PageAnswer = (typeof pageAnswers)[number];

/** The questions of the desk, and what is said to them. What goes through a browser carries a print that nobody else can make. */
export function openConsents(
  { secret, file, now }: { secret: string; file: string; now: () => Date },
  findUrl: () => string,
) {
  const secrets = openSecrets(file, secret, now);
  const print = (...parts: string[]): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['consent', ...parts]))
      .digest('base64url');
  const isPrint = (given: string | undefined, ...parts: string[]): boolean => {
    const [expected, got] = [Buffer.from(print(...parts)), Buffer.from(given ?? '')];
    return expected.length === got.length && timingSafeEqual(expected, got);
  };
  const phones = new Map<string, ConsentAnswer>();
  const link = (path: string, challenge: string, means: string, back: string): string => {
    const parts = { challenge, means, return_url: back, print: print(path, challenge, means, back) };
    return `${findUrl()}${path}?${new URLSearchParams(parts)}`;
  };

  const desk: ConsentDesk = {
    writeConsentUrl: (challenge, means, returnUrl) => link('/consent', challenge, means ?? '', returnUrl),
    readReturn(challenge, { answer, answer_print }) {
      const found = pageAnswers.find((one) => one === answer);
      return found && isPrint(answer_print, 'answer', challenge, found) ? found : undefined;
    },
    isPasswordReplaced: secrets.isReplaced,
    judgePassword: secrets.judgePassword,
    sendCode: secrets.sendCode,
    judgeCode: secrets.judgeCode,
    readResend: secrets.readResend,
    sendAnother: secrets.sendAnother,
    readPhone: (challenge) => phones.get(challenge),
  };
  return {
    desk,
    /** A question that this desk has asked; undefined for an address that somebody has made up. */
    read(path: '/consent' | '/phone', query: Record<string, string>) {
      const { challenge = '', means = '', return_url: back = '' } = query;
      return isPrint(query['print'], path, challenge, means, back) ? { challenge, means, back } : undefined;
    },
    /** Back to the product with an answer. */
    writeReturn(challenge: string, back: string, answer: PageAnswer): string {
      const url = new URL(back);
      url.searchParams.set('answer', answer);
      url.searchParams.set('answer_print', print('answer', challenge, answer));
      return url.href;
    },
    writePhoneUrl: (challenge: string, means: string): string => link('/phone', challenge, means, ''),
    findCode: secrets.findCode,
    hasPassword: secrets.hasPassword,
    setPassword: secrets.setPassword,
    answerOnPhone: (challenge: string, answer: ConsentAnswer): void => void phones.set(challenge, answer),
    findAnswer: desk.readPhone,
  };
}
