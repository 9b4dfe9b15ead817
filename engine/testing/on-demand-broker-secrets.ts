import { randomInt } from 'node:crypto';

import type { LocalAnswer } from './local-server.ts';

/** One request that is confirmed by password and code, or by the code alone. */
type Session = {
  needsPassword: boolean;
  /** The newest code, and when it was sent. */
  code: string;
  sentAt: number;
  resends: number;
  wrong: number;
  isDone: boolean;
};
type State = { person: { password: string }; codes: string[] };

/** The limits that the description of `verify-otp` names. */
const MOST_WRONG = 5;
const CODE_LIFE = 8 * 60_000;
const RESEND_PAUSE = 120_000;

const refuse = (description: string): LocalAnswer => ({
  status: 400,
  // Which words the real one chooses is not published: none of these is known to the adapter.
  body: { error: 'EXT_authentication_failed', error_description: description, transaction_id: 'YXEH5C' },
});

/** The broker's part that asks people without Mobile ID for their password and a code by text message. */
export function makeSecretSessions(clock: () => Date, state: State) {
  const sessions = new Map<string, Session>();
  const now = () => clock().getTime();

  function sendCode(session: Session): void {
    session.code = String(randomInt(1_000_000)).padStart(6, '0');
    session.sentAt = now();
    state.codes.push(session.code);
  }
  function countWrong(session: Session): LocalAnswer {
    session.wrong += 1;
    return refuse('no');
  }
  const isOver = ({ wrong }: Session) => wrong >= MOST_WRONG;

  return {
    begin(id: string, { isQualified }: { isQualified: boolean }): void {
      const session = { needsPassword: isQualified, code: '', sentAt: 0, resends: 3, wrong: 0, isDone: false };
      sessions.set(id, session);
      if (!isQualified) sendCode(session);
    },
    /** How a request stands; undefined where it is confirmed otherwise. */
    find(id: string): 'waiting' | 'declined' | 'authenticated' | undefined {
      const session = sessions.get(id);
      if (!session) return undefined;
      if (isOver(session)) return 'declined';
      return session.isDone ? 'authenticated' : 'waiting';
    },
    verifyPassword({ auth_req_id: id, password }: { auth_req_id: string; password: string }): LocalAnswer {
      const session = sessions.get(id);
      if (!session || isOver(session)) return refuse('no session');
      if (password !== state.person.password) return countWrong(session);
      Object.assign(session, { needsPassword: false, wrong: 0 });
      sendCode(session);
      return { body: { authenticated: true } };
    },
    verifyCode(asked: { auth_req_id: string; otp?: string | undefined }): LocalAnswer {
      const session = sessions.get(asked.auth_req_id);
      if (!session || session.needsPassword || session.isDone || isOver(session)) return refuse('no session');
      if (asked.otp === undefined) {
        if (session.resends < 1 || now() < session.sentAt + RESEND_PAUSE) return refuse('not now');
        session.resends -= 1;
        sendCode(session);
        return { body: { reSendingAllowed: session.resends } };
      }
      if (now() > session.sentAt + CODE_LIFE || asked.otp !== session.code) return countWrong(session);
      session.isDone = true;
      return { body: { authenticated: true } };
    },
  };
}
