import { createHash } from 'node:crypto';
import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { getLogo } from '@sigillum/api-contracts/business/get-logo.ts';
import { maxLogoBytes, uploadLogo as contract } from '@sigillum/api-contracts/business/upload-logo.ts';
import { implement } from '../http/implement.ts';
import { readUpload } from '../http/read-upload.ts';
import { workOnImage } from '../http/work-on-image.ts';
import { claimAsAdmin, requireAdmin } from './access-business.ts';
import { changeSettings } from './change-settings.ts';
import { storeLogo } from './logo-repository.ts';
import { requireFeature } from './require-feature.ts';

export const uploadLogo = implement(contract, async ({ params, body }, call) => {
  const { actor, now, services, transact } = call;
  requireFeature(services, await requireAdmin(services.db, actor, params.id), 'branding');
  const file = await readUpload(body, maxLogoBytes, 'error.business.logo_too_large');
  const cleaned = await workOnImage(services, 'clean-logo', { bytes: file }, 'error.business.logo_unreadable');
  const { width, height } = cleaned;
  const image = Buffer.from(cleaned.bytes);
  return transact(async (trx) => {
    const business = await claimAsAdmin(trx, actor, params.id);
    const sha256 = createHash('sha256').update(image).digest('hex');
    await storeLogo(trx, { business_id: params.id, sha256, image, created_at: now });
    const url = fillPath(getLogo.path, { id: params.id, version: sha256 });
    const change = { companyBranding: { logo: { height, width, url } } };
    const { settings, updatedAt } = await changeSettings(trx, call, business, change);
    return { status: 200, body: { settings, updated_at: updatedAt.toISOString() } };
  }, createHash('sha256').update(file).digest('hex'));
});
