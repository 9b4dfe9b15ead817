import type { ProviderFinding } from '@sigillum/api-contracts/members/domain-schemas.ts';
import type { ExternalRequest } from '@sigillum/engine/trust/external';

/** The identity provider of an organisation, as an operator or its administrator has set it up. */
export interface ProviderSettings {
  /** Exactly as the provider names itself (OpenID Connect Discovery, 4.3); https, or http on this machine. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where calls may go; by default anywhere, for what the operator has set up. */
  addresses?: NonNullable<ExternalRequest['addresses']>;
}

/** What one login is tied to; all three are secrets of this server until the browser carries two of them away. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  /** PKCE code verifier (RFC 7636, 4.1). It never leaves the server before the exchange. */
  verifier: string;
}

/** Who the provider says is there. The issuer and the subject together name a person for good; the rest may change. */
export interface ProvedPerson {
  issuer: string;
  subject: string;
  email: string | undefined;
  /** True only when the provider says so in as many words. */
  isEmailVerified: boolean;
  firstName: string | undefined;
  lastName: string | undefined;
  /** BCP 47, such as de-CH. */
  locale: string | undefined;
}

/** Where the person goes for a login, and how the answer is judged. One adapter a protocol; they hold no HTTP of ours and no tables. */
export interface IdentityAdapter {
  /** The address at the provider. Throws IdentityError. */
  beginLogin(
    settings: ProviderSettings,
    login: LoginSecrets & { redirectUri: string; email: string; now: Date },
  ): Promise<string>;
  /** Judges the address that the person came back with, and asks the provider for what it proves. Throws IdentityError. */
  finishLogin(settings: ProviderSettings, login: LoginSecrets & { answer: URL; now: Date }): Promise<ProvedPerson>;
  /** Whether people could log in so, as far as it can be told without one; nothing of what the provider says is answered. */
  tryProvider(settings: ProviderSettings, trial: { redirectUri: string; now: Date }): Promise<ProviderFinding>;
}

/**
 * Why a login came to nothing: `cancelled` by the person, `unavailable` when the provider does not answer or has a fault of its own,
 * `misconfigured` when it does not know us as we are set up, or is another than we are told, `refused` when its answer does not hold.
 */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly reason: 'cancelled' | 'unavailable' | 'misconfigured' | 'refused';

  constructor(reason: IdentityError['reason'], cause: unknown) {
    super(`The login at the identity provider was not completed: ${reason}.`, { cause });
    this.reason = reason;
  }
}
