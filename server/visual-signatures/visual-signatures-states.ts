import { randomUUID } from 'node:crypto';
import { maxVisualSignatures } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import type { visualSignaturesStates } from '@sigillum/api-contracts/visual-signatures/states.ts';
import type { StateHandlers } from '../testing/states.ts';
import { insertRow, listRows } from './visual-signatures-repository.ts';

const shown = { shows_date: true, shows_claim: true, shows_standards: true };
const strokes = { kind: 'drawn', strokes: [[[10, 60, 3], [60, 10, 3], [120, 60, 3]]] }; // prettier-ignore

export const visualSignaturesStateHandlers: StateHandlers<typeof visualSignaturesStates> = {
  async 'a person has a visual signature'({ userId, optionalLine, hasPicture, ...lines }, { services: { db, now } }) {
    const { length: count } = await listRows(db, userId);
    const picture = { picture: Buffer.from(JSON.stringify(strokes)), picture_type: 'application/json' as const };
    const at = { created_at: now(), updated_at: now() };
    const own = { user_id: userId, company: optionalLine, is_default: count === 0, ...at };
    await insertRow(db, { ...lines, ...own, ...shown, ...(hasPicture && picture) });
  },
  async 'a person has as many visual signatures as an account may have'({ userId }, { services: { db, now } }) {
    const lines = { user_id: userId, alias: '', name: 'Nora Keller', company: '', location: '' };
    for (let index = 0; index < maxVisualSignatures; index += 1)
      await insertRow(db, {
        ...lines,
        ...shown,
        id: randomUUID(),
        is_default: index === 0,
        created_at: now(),
        updated_at: now(),
      });
  },
};
