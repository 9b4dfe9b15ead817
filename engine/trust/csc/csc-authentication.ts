import { TrustError } from '../../pki/trust-error.ts';
import type { AuthenticationObject } from './csc-messages.ts';

/** What has to be asked of the person before a key may be used (section 8.3.1). */
export type AuthenticationPlan =
  /** Nothing, or a confirmation on the person's own device: objects without values. */
  | { kind: 'silent'; ids: string[] }
  | {
      kind: 'secrets';
      codeId: string;
      passwordId?: string;
      /** The object whose challenge has to be requested first. */
      challengeId?: string;
      /** What to show when the service says nothing itself. */
      label: string;
      silentIds: string[];
    };

const isCode = ({ type, generator, id }: AuthenticationObject) =>
  type === 'ChallengeResponse' || generator !== undefined || /otp|code|tan/i.test(id);

/** Sorts the objects into a code, a password and silent ones; throws TrustError when a person would need more than that. */
export function planAuthentication(objects: AuthenticationObject[]): AuthenticationPlan {
  const silentIds = objects.filter(({ type }) => type.endsWith('OOB')).map(({ id }) => id);
  const asked = objects.filter(({ type }) => type === 'Password' || type === 'ChallengeResponse');
  const unknown = objects.find((object) => !asked.includes(object) && !silentIds.includes(object.id));
  if (unknown || asked.length > 2) {
    throw new TrustError('refused', 'the trust service asks the signer for something that is not supported here');
  }
  if (asked.length === 0) return { kind: 'silent', ids: silentIds };
  const code = asked.find(isCode) ?? asked.at(-1)!;
  const password = asked.find((object) => object !== code);
  const challenge = asked.find(({ type }) => type === 'ChallengeResponse');
  return {
    kind: 'secrets',
    codeId: code.id,
    ...(password && { passwordId: password.id }),
    ...(challenge && { challengeId: challenge.id }),
    label: code.description ?? code.label ?? code.id,
    silentIds,
  };
}
