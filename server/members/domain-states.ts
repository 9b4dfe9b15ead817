import type { domainStates } from '@sigillum/api-contracts/members/domain-states.ts';
import { readAccessCode } from '../rules/access-code.ts';
import { startScriptedProvider } from '../testing/scripted-provider.ts';
import type { StateHandlers } from '../testing/states.ts';
import { putProvider } from '../user/sso-repository.ts';

const dayMs = 24 * 3600_000;

export const domainStateHandlers: StateHandlers<typeof domainStates> = {
  async 'a business has a mail domain'(
    { businessId, domain, token, isActivated, code, hasProvider, providerPort },
    { services: { db, secrets, now } },
  ) {
    const later = new Date(now().getTime() + 2 * dayMs);
    const mail = code && {
      mail_to: `postmaster@${domain}`,
      mail_code_hash: secrets.hashToken(readAccessCode(code)),
      mail_expires_at: later,
    };
    await db
      .insertInto('business_domains')
      .values({
        business_id: businessId,
        domain,
        dns_token: token,
        requested_at: now(),
        check_until: later,
        ...(isActivated && { activated_at: now(), proved_by: 'dns' as const }),
        ...mail,
      })
      .execute();
    if (providerPort) await startScriptedProvider({ claims: {}, error: 'invalid_grant' }, now, providerPort);
    if (!hasProvider) return;
    const { issuer, clientId, clientSecret } = await startScriptedProvider({ claims: {} }, now);
    const settings = { issuer, clientId, clientSecret, domain, businessId, verifiedAt: now() };
    await putProvider(db, secrets, settings, now());
  },

  async 'a business has so many mail domains'({ businessId, count }, { services: { db, now } }) {
    const rows = Array.from({ length: count }, (_, at) => ({
      business_id: businessId,
      domain: `branch-${at}.example`,
      dns_token: 'token',
      requested_at: now(),
      check_until: now(),
    }));
    await db.insertInto('business_domains').values(rows).execute();
  },

  async 'a business was changed last'({ businessId, at }, { services: { db } }) {
    await db
      .updateTable('businesses')
      .set({ updated_at: new Date(at) })
      .where('id', '=', businessId)
      .execute();
  },

  async 'a business has applied for AES'({ businessId, domain, token }, { services: { db, secrets, now } }) {
    await db
      .insertInto('aes_for_business')
      .values({
        business_id: businessId,
        representative_name: 'Nora Keller',
        representative_email: 'nora.keller@example.ch',
        commercial_register: 'CHE-109.322.551',
        applied_by: 'Luca Rossi (luca.rossi@example.ch)',
        domains: JSON.stringify([domain]),
        requested_at: now(),
        token_hash: secrets.hashToken(token),
        expires_at: new Date(now().getTime() + 14 * dayMs),
      })
      .execute();
  },

  async 'a business was deleted'({ businessId, days }, { services: { db, now } }) {
    const deleted_at = new Date(now().getTime() - days * dayMs);
    await db.updateTable('businesses').set({ deleted_at }).where('id', '=', businessId).execute();
  },
};
