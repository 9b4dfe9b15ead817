import type { PlanChange } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { useEffect, useEffectEvent } from 'react';
import { tabMemory } from '../common/memory.ts';
import { useModals } from '../modals/modals.tsx';
import { usePlanChange } from './use-plan-change.ts';

/**
 * Tells of the plan that follows, once while the window is open and unless something else is; whoever decides later finds it on the page
 * of the plan.
 */
export default function PlanChangePrompt({ change }: { change: PlanChange }) {
  const { dialogs, overlays } = useModals();
  const open = usePlanChange(change);
  const tell = useEffectEvent(() => {
    const key = `plan-change ${change.plan}`;
    if (dialogs.getSnapshot() || overlays.getSnapshot() || tabMemory.read(key)) return;
    tabMemory.write(key, 'told');
    // It stands on the page of the plan, too.
    open().catch(() => undefined);
  });
  useEffect(() => tell(), []);
  return null;
}
