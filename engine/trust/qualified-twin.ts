import { randomBytes } from 'node:crypto';
import { TrustError } from '../pki/trust-error.ts';
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
  /** The page where the person answers, or chooses to be asked by a code or on the phone; it leads back to `returnUrl`. */
  writeConsentUrl(challenge: string, returnUrl: string): string;
  /** What the page has sent back in the address; undefined where it has not. */
  readReturn(challenge: string, params: Readonly<Record<string, string>>): ConsentAnswer | 'code' | 'phone' | undefined;
  /** Judges a code, and counts the wrong ones. */
  judgeCode(challenge: string, code: string): 'right' | 'wrong' | 'locked';
  /** What was answered on the phone; undefined while nothing was. */
  readPhone(challenge: string): ConsentAnswer | undefined;
}

export type QualifiedTwinOptions = {
  local: TrustService;
  cipher: StateCipher;
  clock: () => Date;
  desk: ConsentDesk;
  /** The name in the identification that counts for this signature; undefined where there is none. */
  findIdentifiedName(context: SigningContext): Promise<string | undefined>;
};

type Step = {
  context: SigningContext;
  challenge: string;
  way: 'page' | 'code' | 'phone';
  /** Base64, SHA-256 of each document's ByteRange. */
  digests: string[];
  /** Milliseconds since 1970. */
  until: number;
};

/** What somebody reads above the fields for password and code. */
const codeTexts = {
  en: 'A code stands on the phone that you have opened beside this page. Any password will do.',
  de: 'Auf dem Telefon, das Sie neben dieser Seite geöffnet haben, steht ein Code. Jedes Passwort ist recht.',
  fr: 'Un code figure sur le téléphone que vous avez ouvert à côté de cette page. N’importe quel mot de passe convient.',
  it: 'Sul telefono che ha aperto accanto a questa pagina si trova un codice. Va bene qualsiasi password.',
} as const;

const qualities: TrustQuality[] = ['QES', 'AES_MINIMAL'];
const stateName = 'twin step';
const stepLife = 15 * 60_000;
/** Milliseconds between two looks at the phone. */
const lookAgain = 2000;
/** Where a question comes back to when nobody says: nothing listens there. */
const nowhere = 'http://127.0.0.1/';

function refuseAnswer(answer: Exclude<ConsentAnswer, 'yes'>): TrustError {
  switch (answer) {
    case 'no':
      return new TrustError('refused', 'the signer declined', { reason: 'declined' });
    case 'late':
      return new TrustError('expired', 'the signer did not answer in time', { reason: 'timeout' });
    case 'other_means':
      return new TrustError('refused', 'the means is another than at the identification', {
        reason: 'serial_mismatch',
      });
    case 'used_up':
      return new TrustError('refused', 'the contract’s signatures are used up', { reason: 'exhausted' });
  }
}

/**
 * The stand-in for a trust service that makes qualified signatures, where nobody real is set up on a test system: the same course, an
 * identified person and a step of that person's own, and at its end a demonstration of the local trust centre, which is not qualified.
 */
export function makeQualifiedTwin({
  local,
  cipher,
  clock,
  desk,
  findIdentifiedName,
}: QualifiedTwinOptions): TrustRoute {
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
    switch (step.way) {
      case 'page':
        return {
          kind: 'redirect',
          url: desk.writeConsentUrl(step.challenge, step.context.returnUrl ?? nowhere),
          state,
        };
      case 'code':
        return { kind: 'otp', challenge: codeTexts[step.context.language ?? 'en'], needsPassword: true, state };
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
    return answer === 'code' || answer === 'phone' ? ask({ ...step, way: answer }) : await conclude(answer, step);
  }
  async function readCode(step: Step, code: string): Promise<AuthorizationAnswer> {
    const verdict = desk.judgeCode(step.challenge, code);
    if (verdict === 'right') return await conclude('yes', step);
    const reason = verdict === 'wrong' ? 'code_wrong' : 'code_locked';
    throw new TrustError('refused', 'the code is not the one that was sent', { reason });
  }

  const trust: TrustService = {
    ...local,
    info: async () => ({ ...(await local.info()), lanes: ['cms'], qualities, offers: [] }),
    credential: (context) => local.credential(asDemonstration(context)),
    async authorize(context: SigningContext, items: ToBeSigned[]) {
      const signerName = await findIdentifiedName(context);
      if (signerName === undefined)
        throw new TrustError('refused', 'nobody has identified the signer', { reason: 'not_identified' });
      return ask({
        context: { ...context, signerName },
        challenge: randomBytes(16).toString('base64url'),
        way: 'page',
        digests: items.map(({ documentDigest }) => Buffer.from(documentDigest).toString('base64')),
        until: clock().getTime() + stepLife,
      });
    },
    async proceed(state: string, answer: StepAnswer) {
      const step = open(state);
      if (step.way === 'page' && answer.kind === 'redirect') return await readPage(step, answer.params);
      if (step.way === 'code' && answer.kind === 'otp') return await readCode(step, answer.code);
      const phone = step.way === 'phone' ? desk.readPhone(step.challenge) : undefined;
      return phone ? await conclude(phone, step) : ask(step);
    },
  };
  return { name: 'twin', trust, offer: { provider: 'SIGILLUM', qualities, isDemonstration: true, seals: [] } };
}
