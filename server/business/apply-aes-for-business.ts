import {
  aesLinkDays,
  applyAesForBusiness as contract,
} from '@sigillum/api-contracts/business/apply-aes-for-business.ts';
import { appendBusinessEvents } from '../evidence/append-business-event.ts';
import { implement } from '../http/implement.ts';
import { countTry } from '../http/limit-rate.ts';
import { refuse } from '../http/refusal.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { joinName } from '../rules/join-name.ts';
import { claimAsAdmin } from './access-business.ts';
import { describeBusiness } from './describe-business.ts';
import { requireFeature } from './require-feature.ts';

export const applyAesForBusiness = implement(contract, async ({ params, body }, context) => {
  const { actor, db, now, meta, services } = context;
  const { id } = params;
  const business = await claimAsAdmin(db, actor, id);
  requireFeature(services, business, 'aes4biz');
  const own = await db
    .selectFrom('business_domains')
    .select('domain')
    .where('business_id', '=', id)
    .where('activated_at', 'is not', null)
    .execute();
  const domains = [...new Set(body.domains)];
  if (!domains.every((domain) => own.some((row) => row.domain === domain)))
    throw refuse('error.aes_for_business.domain_missing');
  const limit = { key: `aes4biz:${id}`, limit: 10, windowSeconds: 24 * 3600 };
  const retryAfter = await countTry(db, limit, now);
  if (retryAfter) throw refuse('error.rate_limit.exceeded', { retryAfter });
  const token = services.secrets.createToken();
  const adminName = joinName(actor.firstName, actor.lastName) || actor.email;
  const expiresAt = new Date(now.getTime() + aesLinkDays * 24 * 3600_000);
  const values = {
    representative_name: body.representative_name,
    representative_email: body.representative_email,
    commercial_register: body.commercial_register,
    applied_by: `${adminName} (${actor.email})`,
    domains: JSON.stringify(domains),
    requested_at: now,
    token_hash: services.secrets.hashToken(token),
    expires_at: expiresAt,
    confirmed_at: null,
    declined_at: null,
  };
  await db
    .insertInto('aes_for_business')
    .values({ business_id: id, ...values })
    .onConflict((conflict) => conflict.column('business_id').doUpdateSet(values))
    .execute();
  const subject = domains.join(', ');
  await appendBusinessEvents(db, context, id, [
    { name: 'AES_APPLIED', data: { subject, email: body.representative_email } },
  ]);
  await queueMail(services, db, {
    to: body.representative_email,
    language: actor.lang,
    zone: meta.zone,
    template: 'aes-asked',
    values: {
      recipientName: body.representative_name,
      businessName: business.name,
      adminName,
      commercialRegister: body.commercial_register,
      domains,
      url: `${services.config.publicUrl}/aes-for-business?token=${token}`,
      expiresAt,
    },
  });
  return { status: 200, body: await describeBusiness(db, business, 'admin', context) };
});
