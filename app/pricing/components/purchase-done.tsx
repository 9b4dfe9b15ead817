import type { PurchaseResult } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { ButtonLink, Check, Inline, OutcomeMark, Stack, TextLink } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { CardHead } from '../../user/components/card-head.tsx';
import { pricingPurchaseMessages as messages } from '../purchase-messages.ts';

export interface PurchaseDoneProps {
  result: Pick<PurchaseResult, 'amountSeats' | 'receiptUrl'>;
  /** The name of the plan. */
  plan: string;
}

/** It is paid: what belongs to the business now, and the receipt. */
export function PurchaseDone({ result: { amountSeats, receiptUrl }, plan }: PurchaseDoneProps) {
  return (
    <Stack gap={5} align="flex-start">
      <OutcomeMark tone="success">
        <Check aria-hidden />
      </OutcomeMark>
      <CardHead title={<FormattedMessage {...messages.doneTitle} />}>
        <FormattedMessage {...messages.doneText} values={{ plan, seats: amountSeats }} />
      </CardHead>
      <Inline gap={4}>
        <ButtonLink href="/business/billing/plan">
          <FormattedMessage {...messages.donePlan} />
        </ButtonLink>
        {receiptUrl !== null && (
          <TextLink href={receiptUrl} target="_blank" rel="noopener noreferrer">
            <FormattedMessage {...messages.doneReceipt} />
          </TextLink>
        )}
      </Inline>
    </Stack>
  );
}
