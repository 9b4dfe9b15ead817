import { getLogo as contract } from '@sigillum/api-contracts/business/get-logo.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { findLogo } from './logo-repository.ts';

export const getLogo = implement(contract, async ({ params }, { db }) => {
  const logo = await findLogo(db, params.id);
  if (logo?.sha256 !== params.version) throw refuse('error.not_found');
  return {
    status: 200,
    body: new Uint8Array(logo.image),
    headers: {
      'content-type': 'image/png',
      'content-length': String(logo.image.length),
      'cache-control': 'public, max-age=31536000, immutable',
      // Mails are read on pages of other sites, too.
      'cross-origin-resource-policy': 'cross-origin',
    },
  };
});
