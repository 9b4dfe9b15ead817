import { exportConfiguration as contract } from '@sigillum/api-contracts/operator/export-configuration.ts';
import { implement } from '../http/implement.ts';
import { appendOperatorEvent } from './append-operator-event.ts';
import { requireOperator } from './require-operator.ts';

export const exportConfiguration = implement(contract, async (_input, context) => {
  const { actor, db, services } = context;
  await requireOperator(db, actor);
  await appendOperatorEvent(db, context, { act: 'CONFIGURATION_EXPORTED' });
  const { shownSettings, warnings } = services.config;
  return { status: 200, body: { settings: { ...shownSettings }, warnings: [...warnings] } };
});
