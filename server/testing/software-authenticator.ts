import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyRegistration } from '@sigillum/api-contracts/two-step/schemas.ts';

/** How an authenticator behaves; what is left out is right. */
interface Behaviour {
  origin?: string;
  host?: string;
  /** 0: the authenticator does not count. */
  signCount?: number;
  isVerified?: boolean;
  /** The page that asks is in a frame of another site. */
  isFramed?: boolean;
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const flags = { present: 0x01, verified: 0x04, mayBeBackedUp: 0x08, isBackedUp: 0x10, hasCredential: 0x40 };

/**
 * An authenticator of software for tests (WebAuthn Level 3, sections 6.1 and 6.5): real attestation objects and signatures by Ed25519, whose
 * signatures of the same text are the same, so that a pact may hold them. `seed`: 32 bytes, the key.
 */
export function createSoftwareAuthenticator(seed: Uint8Array, server = 'http://localhost:3000') {
  const privateKey = createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const x = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32);
  const credentialId = sha256(x).subarray(0, 20);
  // COSE key (RFC 9053, section 7.2): OKP, EdDSA, Ed25519.
  const publicKey = Buffer.concat([Buffer.from('a4010103272006215820', 'hex'), x]);

  const writeData = (
    { host = new URL(server).hostname, signCount = 0, isVerified = true }: Behaviour,
    more: number,
  ) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(signCount);
    const set = flags.present | flags.mayBeBackedUp | flags.isBackedUp | (isVerified ? flags.verified : 0) | more;
    return Buffer.concat([sha256(host), Buffer.from([set]), count]);
  };
  const writeClientData = (type: string, challenge: string, { origin = server, isFramed = false }: Behaviour) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: isFramed }));
  const identity = { id: base64url(credentialId), rawId: base64url(credentialId), type: 'public-key' } as const;

  return {
    credentialId: base64url(credentialId),
    publicKey: base64url(publicKey),

    /** What navigator.credentials.create() gives, without attestation. */
    register(challenge: string, behaviour: Behaviour = {}): PasskeyRegistration {
      const data = Buffer.concat([
        writeData(behaviour, flags.hasCredential),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        publicKey,
      ]);
      // CBOR: { fmt: "none", attStmt: {}, authData: bytes }.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      const clientDataJSON = base64url(writeClientData('webauthn.create', challenge, behaviour));
      return {
        ...identity,
        response: { clientDataJSON, attestationObject: base64url(attestation), transports: ['internal'] },
      };
    },

    /** What navigator.credentials.get() gives. */
    answer(challenge: string, behaviour: Behaviour & { userHandle?: string } = {}): PasskeyAssertion {
      const data = writeData(behaviour, 0);
      const clientData = writeClientData('webauthn.get', challenge, behaviour);
      const signature = sign(null, Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        ...identity,
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(behaviour.userHandle && { userHandle: behaviour.userHandle }),
        },
      };
    },
  };
}
