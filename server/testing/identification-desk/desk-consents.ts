import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ConsentAnswer, ConsentDesk } from '@sigillum/engine/trust';

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

/** Wrong codes after which a question takes no more. */
const mostTries = 3;

/** The questions of the desk, and what is said to them. What goes through a browser carries a print that nobody else can make. */
export function openConsents(secret: string, findUrl: () => string) {
  const print = (...parts: string[]): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['consent', ...parts]))
      .digest('base64url');
  const isPrint = (given: string | undefined, ...parts: string[]): boolean => {
    const [expected, got] = [Buffer.from(print(...parts)), Buffer.from(given ?? '')];
    return expected.length === got.length && timingSafeEqual(expected, got);
  };
  const tries = new Map<string, number>();
  const phones = new Map<string, ConsentAnswer>();
  /** Six digits that stand on the phone alone. */
  const writeCode = (challenge: string): string =>
    String(createHmac('sha256', secret).update(`code ${challenge}`).digest().readUInt32BE() % 1_000_000).padStart(
      6,
      '0',
    );
  const link = (path: string, challenge: string, back: string): string => {
    const parts = { challenge, return_url: back, print: print(path, challenge, back) };
    return `${findUrl()}${path}?${new URLSearchParams(parts)}`;
  };

  const desk: ConsentDesk = {
    writeConsentUrl: (challenge, returnUrl) => link('/consent', challenge, returnUrl),
    readReturn(challenge, { answer, answer_print }) {
      const found = pageAnswers.find((one) => one === answer);
      return found && isPrint(answer_print, 'answer', challenge, found) ? found : undefined;
    },
    judgeCode(challenge, code) {
      const wrong = tries.get(challenge) ?? 0;
      if (wrong >= mostTries) return 'locked';
      if (code === writeCode(challenge)) return 'right';
      tries.set(challenge, wrong + 1);
      return wrong + 1 >= mostTries ? 'locked' : 'wrong';
    },
    readPhone: (challenge) => phones.get(challenge),
  };
  return {
    desk,
    /** A question that this desk has asked; undefined for an address that somebody has made up. */
    read(path: '/consent' | '/phone', query: Record<string, string>) {
      const { challenge = '', return_url: back = '' } = query;
      return isPrint(query['print'], path, challenge, back) ? { challenge, back } : undefined;
    },
    /** Back to the product with an answer. */
    writeReturn(challenge: string, back: string, answer: PageAnswer): string {
      const url = new URL(back);
      url.searchParams.set('answer', answer);
      url.searchParams.set('answer_print', print('answer', challenge, answer));
      return url.href;
    },
    writePhoneUrl: (challenge: string): string => link('/phone', challenge, ''),
    writeCode,
    answerOnPhone: (challenge: string, answer: ConsentAnswer): void => void phones.set(challenge, answer),
    findAnswer: desk.readPhone,
  };
}
