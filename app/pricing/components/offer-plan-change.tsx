import type { PlanChange } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { Banner, Button } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { describeFailure } from '../../forms/describe-failure.ts';
import { useTexts } from '../../forms/use-problem-text.ts';
import { useModals } from '../../modals/modals.tsx';
import { pricingMessages as messages } from '../messages.ts';
import { usePlanChange } from '../use-plan-change.ts';

/** On the pages about plans, as long as nobody has taken the plan that follows. */
export function OfferPlanChange({ change }: { change: PlanChange }) {
  const open = usePlanChange(change);
  const { snackbars } = useModals();
  const formatFailure = useTexts();
  return (
    <Banner
      tone="info"
      actions={
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            void open().catch((error: unknown) =>
              snackbars.add({ message: formatFailure(describeFailure(error)), tone: 'danger' }),
            )
          }
        >
          <FormattedMessage {...messages.changeOpen} />
        </Button>
      }
    >
      <FormattedMessage {...messages.changeText} />
    </Banner>
  );
}
