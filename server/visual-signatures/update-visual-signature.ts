import { updateVisualSignature as contract } from '@sigillum/api-contracts/visual-signatures/update-visual-signature.ts';
import { implement } from '../http/implement.ts';
import { describeVisualSignature } from './describe-visual-signature.ts';
import { findLookRules } from './look-rules.ts';
import { requireDrawable } from './require-drawable.ts';
import { accessRow, chooseDefault, lockAccount, updateRow } from './visual-signatures-repository.ts';
import { writeValues } from './write-values.ts';

export const updateVisualSignature = implement(contract, async ({ params, body }, { actor, db, now }) => {
  await requireDrawable(body);
  await lockAccount(db, actor.id);
  const before = await accessRow(db, actor.id, params.id);
  if (body.default) await chooseDefault(db, actor.id, params.id);
  const row = await updateRow(db, params.id, {
    ...writeValues(body, await findLookRules(db, actor.id), before),
    updated_at: now,
  });
  return { status: 200, body: describeVisualSignature(row) };
});
