import type { PasskeyRegistration } from '@sigillum/api-contracts/two-step/schemas.ts';
import type { Config } from '../config.ts';
import { describeParty, wasFramed } from './passkeys.ts';

/** What is kept of a new passkey. */
interface NewPasskey {
  credential_id: string;
  public_key: Buffer;
  sign_count: number;
  transports: string[];
  is_backed_up: boolean;
}

/** Judges what an authenticator has made (WebAuthn Level 3, section 7.1); undefined when it is not for us, or does not verify the person. */
export async function judgeRegistration(
  config: Pick<Config, 'publicUrl'>,
  { registration, challenge }: { registration: PasskeyRegistration; challenge: string },
): Promise<NewPasskey | undefined> {
  const { rpID, origin } = describeParty(config);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    if (wasFramed(registration.response.clientDataJSON)) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...registration, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    });
    if (!verified) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      sign_count: credential.counter,
      transports: registration.response.transports ?? [],
      is_backed_up: credentialBackedUp,
    };
  } catch {
    return undefined;
  }
}
