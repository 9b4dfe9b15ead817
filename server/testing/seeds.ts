import { randomUUID } from 'node:crypto';
import { createClient, type Client, type Credentials } from '@sigillum/api-contracts/client.ts';
import type { TestServices } from './test-services.ts';

export interface SeededPerson {
  id: string;
  email: string;
  businessId: string | undefined;
  /** Calls the API as this person. */
  client: Client;
}

/** The API called in process, from an address that evidence can show. */
export const connect = ({ api }: TestServices, credentials: Credentials = {}): Client =>
  createClient(async (url, init) => api.request(url, init, { ip: '192.0.2.7' }), credentials);

/** A token of an account, which lives for ten years. */
export async function openSession({ services: { db, secrets, now } }: TestServices, userId: string): Promise<string> {
  const [token, created_at] = [secrets.createToken(), now()];
  const expires_at = new Date(created_at.getTime() + 3650 * 24 * 3600 * 1000);
  const values = { token_hash: secrets.hashToken(token), user_id: userId, created_at, expires_at };
  await db.insertInto('sessions').values(values).execute();
  return token;
}

/** A person with an account and a live token; with `business`, an accepted member of a business in trial (a new one unless named). */
export async function seedPerson(
  world: TestServices,
  email: string,
  options: {
    business?: true | string;
    role?: 'admin' | 'member';
    firstName?: string;
    lastName?: string;
    lang?: string;
  } = {},
): Promise<SeededPerson> {
  const { db, now } = world.services;
  const [id, created_at] = [randomUUID(), now()];
  const { business, role = 'admin', firstName = 'Anna', lastName = 'Keller', lang = 'de' } = options;
  await db
    .insertInto('users')
    .values({
      id,
      email,
      email_verified: true,
      first_name: firstName,
      last_name: lastName,
      password_hash: '',
      lang,
      // Those of the trust service: a test that is about them takes it back.
      attributes: JSON.stringify({ freeAccountType: 'free_v1', trustTermsAcceptedAt: created_at.toISOString() }),
      created_at,
    })
    .execute();
  const later = (days: number) => new Date(created_at.getTime() + days * 24 * 3600 * 1000);
  const token = await openSession(world, id);
  const businessId = business === true ? randomUUID() : business;
  if (business === true) {
    const values = {
      id: businessId!,
      name: 'Keller AG',
      email,
      payment_method: 'TRIALING',
      plan: 'trial',
      trial_ends_at: later(14),
      created_at,
      updated_at: created_at,
    };
    await db.insertInto('businesses').values(values).execute();
  }
  if (businessId) {
    const values = {
      id: randomUUID(),
      business_id: businessId,
      user_id: id,
      email,
      role,
      state: 'accepted',
      accepted_at: created_at,
    } as const;
    await db.insertInto('memberships').values(values).execute();
  }
  return { id, email, businessId, client: connect(world, { bearer: token }) };
}

/** Visitors' links and mails as they went out: the last mail to an address. */
export async function readLastMail({ services: { db, secrets } }: TestServices, to: string) {
  const mail = await db
    .selectFrom('mails')
    .selectAll()
    .where('to_address', '=', to)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return (
    mail && {
      template: mail.template,
      locale: mail.locale,
      subject: mail.subject,
      text: secrets.decrypt(mail.text, `mail ${mail.id} text`),
      html: secrets.decrypt(mail.html, `mail ${mail.id} html`),
    }
  );
}
