import { createHmac, randomInt } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

/** A password as it is chosen, at the desk's page. */
export const ChosenPassword = z.string().min(8).max(200);

/** The limits that the description of a real service names. */
const mostWrong = 5;
const codeLife = 8 * 60_000;
const resendPause = 120_000;
const mostResends = 3;

/** What is kept of a password, and whether it is another than the one of the activation. */
type Kept = { print: string; isReplaced: boolean };
/** One question that is answered by password and code. */
type Session = { wrong: number; code?: string; sentAt: number; resends: number };

/**
 * Passwords and codes as a trust service has them: a means is activated once for each identification by choosing its password, five wrong
 * answers end a question, a code holds for eight minutes. Passwords are kept in a file; questions live as long as the process.
 */
export function openSecrets(file: string, secret: string, now: () => Date) {
  const kept = new Map<string, Kept>(
    existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Kept>) : [],
  );
  const sessions = new Map<string, Session>();
  const print = (means: string, password: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['password', means, password]))
      .digest('base64url');
  const find = (challenge: string): Session => {
    const found = sessions.get(challenge) ?? { wrong: 0, sentAt: 0, resends: mostResends };
    sessions.set(challenge, found);
    return found;
  };
  function send(session: Session): void {
    session.code = String(randomInt(1_000_000)).padStart(6, '0');
    session.sentAt = now().getTime();
  }
  function judge(session: Session, isRight: boolean): 'right' | 'wrong' | 'locked' {
    if (session.wrong < mostWrong && !isRight) session.wrong += 1;
    if (session.wrong >= mostWrong) return 'locked';
    return isRight ? 'right' : 'wrong';
  }
  const readPause = ({ sentAt }: Session): number => Math.max(0, sentAt + resendPause - now().getTime());

  return {
    hasPassword: (means: string): boolean => kept.has(means),
    isReplaced: (means: string): boolean => kept.get(means)?.isReplaced ?? false,
    /** The first one activates the means; each later one makes it another means than that of the identification. */
    setPassword(means: string, password: string): void {
      kept.set(means, { print: print(means, password), isReplaced: kept.has(means) });
      writeFileSync(`${file}.draft`, JSON.stringify(Object.fromEntries(kept)), { mode: 0o600 });
      renameSync(`${file}.draft`, file);
    },
    sendCode: (challenge: string): void => send(find(challenge)),
    /** A right password has a code sent. */
    judgePassword(challenge: string, means: string, password: string) {
      const session = find(challenge);
      const verdict = judge(session, kept.get(means)?.print === print(means, password));
      if (verdict === 'right') send(Object.assign(session, { wrong: 0 }));
      return verdict;
    },
    judgeCode(challenge: string, code: string) {
      const session = find(challenge);
      // An outdated code is not tried.
      if (session.code === undefined || now().getTime() > session.sentAt + codeLife) return 'expired' as const;
      return judge(session, code === session.code);
    },
    readResend: (challenge: string) => ({ left: find(challenge).resends, after: readPause(find(challenge)) }),
    /** False where there were too many, or the last one is too young. */
    sendAnother(challenge: string): boolean {
      const session = find(challenge);
      if (session.code === undefined || session.resends < 1 || readPause(session) > 0) return false;
      session.resends -= 1;
      send(session);
      return true;
    },
    /** What stands on the phone; undefined while nothing was sent. */
    findCode: (challenge: string): string | undefined => sessions.get(challenge)?.code,
  };
}
