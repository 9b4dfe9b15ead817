/** Somebody who came by a recommendation and has signed up. */
export interface ReferredPerson {
  /** The code of who recommended. */
  code: string;
  id: string;
  email: string;
  name: string;
  /** ISO 8601. */
  signedUpAt: string;
}

/** Who rewards recommendations. */
export interface Referral {
  /** Told again, it counts once. Throws ReferralError when it cannot be told now. */
  tellSignUp: (person: ReferredPerson) => Promise<void>;
  /** The link by which a person recommends; undefined where the service has none for them. Throws ReferralError. */
  findLink: (userId: string) => Promise<string | undefined>;
  /** Lets the service forget who somebody was that recommended. Throws ReferralError. */
  forget: (userId: string) => Promise<void>;
}

/** The service cannot be asked now. The message is for the operator's log and names nobody. */
export class ReferralError extends Error {
  override readonly name = 'ReferralError';
}
