import { randomUUID } from 'node:crypto';
import { createVisualSignature as contract } from '@sigillum/api-contracts/visual-signatures/create-visual-signature.ts';
import { maxVisualSignatures } from '@sigillum/api-contracts/visual-signatures/schemas.ts';
import { implement } from '../http/implement.ts';
import { refuse } from '../http/refusal.ts';
import { describeVisualSignature } from './describe-visual-signature.ts';
import { findLookRules } from './look-rules.ts';
import { requireDrawable } from './require-drawable.ts';
import { chooseDefault, insertRow, listRows, lockAccount } from './visual-signatures-repository.ts';
import { writeValues } from './write-values.ts';

export const createVisualSignature = implement(contract, async ({ body }, { actor, db, now }) => {
  await requireDrawable(body);
  await lockAccount(db, actor.id);
  const { length: count } = await listRows(db, actor.id);
  if (count >= maxVisualSignatures) throw refuse('error.visual_signature.too_many');
  const row = await insertRow(db, {
    id: randomUUID(),
    user_id: actor.id,
    alias: '',
    company: '',
    location: '',
    name: body.name,
    ...writeValues(body, await findLookRules(db, actor.id)),
    is_default: count === 0,
    created_at: now,
    updated_at: now,
  });
  if (body.default) await chooseDefault(db, actor.id, row.id);
  const isDefault = row.is_default || body.default === true;
  return { status: 201, body: describeVisualSignature({ ...row, is_default: isDefault }) };
});
