import { previewVisualSignatureDirectly as contract } from '@sigillum/api-contracts/visual-signatures/preview-visual-signature-directly.ts';
import { implement } from '../http/implement.ts';
import { drawPreview } from './draw-preview.ts';
import { beginLook } from './open-look.ts';

export const previewVisualSignatureDirectly = implement(
  contract,
  async ({ query }, { actor, db, services, now, meta }) => {
    const { language } = await db
      .selectFrom('signatures')
      .select('language')
      .where('sid', '=', actor.sid)
      .executeTakeFirstOrThrow();
    const name = [actor.firstName, actor.lastName].filter(Boolean).join(' ') || actor.email;
    return drawPreview(services, { name, look: beginLook(language) }, query, { now, meta });
  },
);
