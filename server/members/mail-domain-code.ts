import { mailDomainCode as contract } from '@sigillum/api-contracts/members/mail-domain-code.ts';
import { requireAdmin } from '../business/access-business.ts';
import { implement } from '../http/implement.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { createAccessCode, readAccessCode } from '../rules/access-code.ts';
import { joinName } from '../rules/join-name.ts';
import { describeDomain } from './describe-domain.ts';
import { isHeldElsewhere, requireDomain } from './domains-repository.ts';

const lifetimeMs = 48 * 3600_000;

export const mailDomainCode = implement(contract, async ({ params, body }, { actor, db, now, meta, services }) => {
  const { id } = params;
  const { name } = await requireAdmin(db, actor, id);
  const { domain, activated_at } = await requireDomain(db, id, params.domain);
  if (activated_at) throw refuse('error.domain.activated');
  if (await isHeldElsewhere(db, id, domain)) throw refuse('error.domain.taken');
  // By the domain alone: many organisations must not flood one mailbox.
  const limit = { key: `domain-mail:${domain}`, limit: 5, windowSeconds: 24 * 3600 };
  const retryAfter = await countTry(db, limit, now);
  if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
  const code = createAccessCode();
  const [to, expiresAt] = [`${body.mailbox}@${domain}`, new Date(now.getTime() + lifetimeMs)];
  await db
    .updateTable('business_domains')
    .set({ mail_to: to, mail_code_hash: services.secrets.hashToken(readAccessCode(code)), mail_expires_at: expiresAt })
    .where('business_id', '=', id)
    .where('domain', '=', domain)
    .execute();
  await queueMail(services, db, {
    to,
    language: actor.lang,
    zone: meta.zone,
    template: 'domain-code',
    values: {
      code,
      domain,
      businessName: name,
      adminName: joinName(actor.firstName, actor.lastName) || actor.email,
      adminEmail: actor.email,
      expiresAt,
    },
  });
  return { status: 200, body: describeDomain(await requireDomain(db, id, domain), now) };
});
