import type { Kysely } from 'kysely';
import type { Language } from '@sigillum/api-contracts/schemas.ts';
import { getAccount } from '../accounts/user-repository.ts';
import type { Database } from '../database/schema.ts';
import { readTrustTerms } from '../user/terms.ts';
import type { CaseOwner } from './case-owner.ts';

/** Who is to be identified, as the account says, or whoever has asked a visitor to sign; null is what was not said. */
export interface Subject {
  firstName: string | null;
  lastName: string | null;
  /** As a visitor has stated it, where nobody else has said a name. */
  statedFirstName: string | null;
  statedLastName: string | null;
  /** Digits with country code. */
  mobile: string | null;
  language: Language;
  /** When the terms of use of the trust service were accepted last. */
  termsAcceptedAt: Date | null;
  /** What an account's person has written down of the own document, as it is kept. */
  supplied: string | null;
}

/** The subject of a case. */
export async function findSubject(db: Kysely<Database>, owner: CaseOwner): Promise<Subject> {
  if ('userId' in owner) {
    const { first_name, last_name, mobile, lang, attributes } = await getAccount(db, owner.userId);
    return {
      firstName: first_name,
      lastName: last_name,
      statedFirstName: null,
      statedLastName: null,
      mobile,
      language: lang as Language,
      termsAcceptedAt: readTrustTerms(attributes),
      supplied: attributes.eidData?.sealed ?? null,
    };
  }
  const visitor = await db
    .selectFrom('signatures')
    .select([
      'first_name',
      'last_name',
      'stated_first_name',
      'stated_last_name',
      'mobile',
      'language',
      'trust_terms_accepted_at',
    ])
    .where('sid', '=', owner.sid)
    .executeTakeFirstOrThrow();
  return {
    firstName: visitor.first_name,
    lastName: visitor.last_name,
    statedFirstName: visitor.stated_first_name,
    statedLastName: visitor.stated_last_name,
    mobile: visitor.mobile,
    language: visitor.language,
    termsAcceptedAt: visitor.trust_terms_accepted_at,
    supplied: null,
  };
}
