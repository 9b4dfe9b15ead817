import { Banner, Button, RotateCcw, Skeleton, Stack, Text, VisuallyHidden } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useProblemText } from '../../forms/use-problem-text.ts';
import { pricingPurchaseMessages as messages } from '../purchase-messages.ts';
import type { PreviewState } from '../use-charge-preview.ts';
import { ChargeLines, type ChargeLinesProps } from './charge-lines.tsx';

export interface ChargePanelProps extends Pick<ChargeLinesProps, 'namePlan'> {
  state: PreviewState;
  retry: () => void;
}

/** The calculation, or that it is on its way, or why there is none; its room is kept meanwhile. */
export function ChargePanel({ state, retry, namePlan }: ChargePanelProps) {
  const problem = useProblemText(state.status === 'failed' ? state.error : undefined);
  if (state.status === 'failed')
    return (
      <Banner
        tone="warning"
        actions={
          <Button variant="secondary" size="small" icon={<RotateCcw aria-hidden />} onClick={retry}>
            <FormattedMessage {...commonMessages.retry} />
          </Button>
        }
      >
        {problem}
      </Banner>
    );
  return (
    <Text tag="div" aria-live="polite" aria-busy={state.status === 'loading'}>
      {state.status === 'ready' ? (
        <ChargeLines preview={state.preview} namePlan={namePlan} />
      ) : (
        <Stack gap={3}>
          <VisuallyHidden>
            <FormattedMessage {...messages.calculating} />
          </VisuallyHidden>
          <Skeleton height="3rem" />
          <Skeleton height="1.5rem" />
          <Skeleton height="1.5rem" />
        </Stack>
      )}
    </Text>
  );
}
