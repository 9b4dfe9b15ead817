import { randomBytes } from 'node:crypto';
import { TrustError, type MeansChange } from '../pki/trust-error.ts';
import type { TrustRoute } from './choose-trust.ts';
import type { StateCipher } from './csc/csc-state.ts';
import type {
  AuthorizationAnswer,
  SigningContext,
  StepAnswer,
  ToBeSigned,
  TrustQuality,
  TrustService,
} from './trust-service.ts';

/** What a person says when asked whether it is they who sign; all but `yes` is an end of its own. */
export type ConsentAnswer = 'yes' | 'no' | 'late' | 'other_means' | 'used_up';

/** Who asks the person in place of a trust service. `challenge` names one question. */
export interface ConsentDesk {
  /**
   * The page where the person answers, or chooses to be asked by a code or on the phone; it leads back to `returnUrl`. With `means` there is
   * a password in front of the code, which the page has the person choose first.
   */
  writeConsentUrl(challenge: string, means: string | undefined, returnUrl: string): string;
  /** What the page has sent back in the address; undefined where it has not. */
  readReturn(challenge: string, params: Readonly<Record<string, string>>): ConsentAnswer | 'code' | 'phone' | undefined;
  /** Whether the password is another than the one that was chosen first. */
  isPasswordReplaced(means: string): boolean;
  /** Judges a password, and counts the wrong ones; a right one has a code sent. */
  judgePassword(challenge: string, means: string, password: string): 'right' | 'wrong' | 'locked';
  sendCode(challenge: string): void;
  /** The same of a code. */
  judgeCode(challenge: string, code: string): 'right' | 'wrong' | 'expired' | 'locked';
  /** How often another code is sent, first after so many milliseconds. */
  readResend(challenge: string): { left: number; after: number };
  /** False where no other one can be sent now. */
  sendAnother(challenge: string): boolean;
  /** What was answered on the phone; undefined while nothing was. */
  readPhone(challenge: string): ConsentAnswer | undefined;
}

export type QualifiedTwinOptions = {
  local: TrustService;
  cipher: StateCipher;
  clock: () => Date;
  desk: ConsentDesk;
  /** The identification that counts for this signature, and the name in it; undefined where there is none. */
  findIdentified(context: SigningContext): Promise<{ id: string; name: string } | undefined>;
};

type Step = {
  context: SigningContext;
  challenge: string;
  /** The identification: its means is confirmed with. */
  means: string;
  way: 'page' | 'password' | 'code' | 'phone';
  /** Base64, SHA-256 of each document's ByteRange. */
  digests: string[];
  /** Milliseconds since 1970. */
  until: number;
};

/** What somebody reads above the field for password or code. */
const texts = {
  password: {
    en: 'Enter the password that you have chosen on the page before. A code then comes to the phone that you have opened beside this page.',
    de: 'Geben Sie das Passwort ein, das Sie auf der Seite davor gewählt haben. Dann kommt ein Code auf das Telefon, das Sie neben dieser Seite geöffnet haben.',
    fr: 'Saisissez le mot de passe que vous avez choisi sur la page précédente. Un code arrive ensuite sur le téléphone que vous avez ouvert à côté de cette page.',
    it: 'Inserisca la password che ha scelto nella pagina precedente. Un codice arriva poi sul telefono che ha aperto accanto a questa pagina.',
  },
  code: {
    en: 'A code stands on the phone that you have opened beside this page. It holds for eight minutes.',
    de: 'Auf dem Telefon, das Sie neben dieser Seite geöffnet haben, steht ein Code. Er gilt acht Minuten.',
    fr: 'Un code figure sur le téléphone que vous avez ouvert à côté de cette page. Il est valable huit minutes.',
    it: 'Sul telefono che ha aperto accanto a questa pagina si trova un codice. Vale otto minuti.',
  },
} as const;

type SecretVerdict = 'right' | 'wrong' | 'expired' | 'locked';

const qualities: TrustQuality[] = ['QES', 'AES_MINIMAL'];
const stateName = 'twin step';
const stepLife = 15 * 60_000;
/** Milliseconds between two looks at the phone. */
const lookAgain = 2000;
/** Where a question comes back to when nobody says: nothing listens there. */
const nowhere = 'http://127.0.0.1/';

function refuseAnswer(answer: Exclude<ConsentAnswer, 'yes'>, change?: MeansChange): TrustError {
  switch (answer) {
    case 'no':
      return new TrustError('refused', 'the signer declined', { reason: 'declined' });
    case 'late':
      return new TrustError('expired', 'the signer did not answer in time', { reason: 'timeout' });
    case 'other_means':
      return new TrustError('refused', 'the means is another than at the identification', {
        reason: 'serial_mismatch',
        change,
      });
    case 'used_up':
      return new TrustError('refused', 'the contract’s signatures are used up', { reason: 'exhausted' });
  }
}

/** As at the real service: a qualified signature takes the password and then the code, an advanced one the code alone. */
const hasPassword = ({ context }: Step): boolean => context.quality === 'QES';

/** What is mistyped is told so that the same step waits on. */
function requireRight(verdict: SecretVerdict, secret: 'password' | 'code'): void {
  if (verdict === 'right') return;
  const reasons = { wrong: `${secret}_wrong`, expired: 'code_expired', locked: 'code_locked' } as const;
  throw new TrustError('refused', `the ${secret} is not taken: ${verdict}`, { reason: reasons[verdict] });
}

/**
 * The stand-in for a trust service that makes qualified signatures, where nobody real is set up on a test system: the same course, an
 * identified person and a step of that person's own, and at its end a demonstration of the local trust centre, which is not qualified.
 */
export function makeQualifiedTwin({ local, cipher, clock, desk, findIdentified }: QualifiedTwinOptions): TrustRoute {
  const asDemonstration = (context: SigningContext): SigningContext => ({ ...context, quality: 'DEMO' });
  const seal = (step: Step): string => cipher.encrypt(JSON.stringify(step), stateName);
  function open(state: string): Step {
    let step: Step;
    try {
      step = JSON.parse(cipher.decrypt(state, stateName)) as Step;
    } catch (cause) {
      throw new TrustError('refused', 'the authorisation is not one of ours', { cause });
    }
    if (clock().getTime() > step.until) throw refuseAnswer('late');
    return step;
  }

  /** The question in the way that the person has chosen. */
  function ask(step: Step): AuthorizationAnswer {
    const state = seal(step);
    const { challenge, context, means } = step;
    const language = context.language ?? 'en';
    switch (step.way) {
      case 'page':
        return {
          kind: 'redirect',
          url: desk.writeConsentUrl(challenge, hasPassword(step) ? means : undefined, context.returnUrl ?? nowhere),
          state,
        };
      case 'password':
        return { kind: 'otp', challenge: texts.password[language], needsPassword: true, needsCode: false, state };
      case 'code': {
        const resend = desk.readResend(challenge);
        return { kind: 'otp', challenge: texts.code[language], needsPassword: false, resend, state };
      }
      case 'phone':
        return { kind: 'poll', retryAfter: lookAgain, state };
    }
  }
  async function conclude(answer: ConsentAnswer, { context, digests }: Step): Promise<AuthorizationAnswer> {
    if (answer !== 'yes') throw refuseAnswer(answer);
    const items = digests.map((digest) => ({ documentDigest: Buffer.from(digest, 'base64') }));
    return await local.authorize(asDemonstration(context), items);
  }
  async function readPage(step: Step, params: Record<string, string>): Promise<AuthorizationAnswer> {
    const answer = desk.readReturn(step.challenge, params);
    if (!answer) throw new TrustError('bad_answer', 'what came back is not the consent page’s');
    if (answer === 'phone') return ask({ ...step, way: answer });
    if (answer !== 'code') return await conclude(answer, step);
    if (hasPassword(step)) return ask({ ...step, way: 'password' });
    desk.sendCode(step.challenge);
    return ask({ ...step, way: 'code' });
  }
  async function readSecret(step: Step, answer: StepAnswer): Promise<AuthorizationAnswer> {
    const { challenge, means, way } = step;
    if (way === 'password' && answer.kind === 'password') {
      requireRight(desk.judgePassword(challenge, means, answer.password), 'password');
      return ask({ ...step, way: 'code' });
    }
    if (way === 'code' && answer.kind === 'otp') {
      requireRight(desk.judgeCode(challenge, answer.code), 'code');
      return await conclude('yes', step);
    }
    if (way === 'code' && answer.kind === 'resend' && !desk.sendAnother(challenge))
      throw new TrustError('refused', 'no other code can be sent now', { reason: 'resend_refused' });
    return ask(step);
  }

  const trust: TrustService = {
    ...local,
    info: async () => ({ ...(await local.info()), lanes: ['cms'], qualities, offers: [] }),
    credential: (context) => local.credential(asDemonstration(context)),
    async authorize(context: SigningContext, items: ToBeSigned[]) {
      const identified = await findIdentified(context);
      if (identified === undefined)
        throw new TrustError('refused', 'nobody has identified the signer', { reason: 'not_identified' });
      const { id: means, name: signerName } = identified;
      if (desk.isPasswordReplaced(means)) throw refuseAnswer('other_means', 'password_changed');
      return ask({
        context: { ...context, signerName },
        means,
        challenge: randomBytes(16).toString('base64url'),
        way: 'page',
        digests: items.map(({ documentDigest }) => Buffer.from(documentDigest).toString('base64')),
        until: clock().getTime() + stepLife,
      });
    },
    async proceed(state: string, answer: StepAnswer) {
      const step = open(state);
      if (step.way === 'page' && answer.kind === 'redirect') return await readPage(step, answer.params);
      if (step.way === 'password' || step.way === 'code') return await readSecret(step, answer);
      const phone = step.way === 'phone' ? desk.readPhone(step.challenge) : undefined;
      return phone ? await conclude(phone, step) : ask(step);
    },
  };
  return { name: 'twin', trust, offer: { provider: 'SIGILLUM', qualities, isDemonstration: true, seals: [] } };
}
