import {
  Banner,
  Button,
  DefinitionList,
  RotateCcw,
  Skeleton,
  Text,
  theme,
  VisuallyHidden,
} from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { type PlanPrice, usePrice } from '../dialogs/use-price.ts';
import { pricingSeatMessages as messages } from '../seat-messages.ts';
import type { SeatPreviewState } from './use-seat-preview.ts';

export interface SeatPriceProps {
  state: SeatPreviewState;
  retry: () => void;
  /** Seats after the addition. */
  total: number | undefined;
  price: Pick<PlanPrice, 'currency' | 'cycle'>;
  periodEndsAt: string;
  nextPeriodStartsAt: string;
}

/** What the seats cost now and later; its room is kept while the price is fetched. */
export function SeatPrice({ state, retry, total, price, periodEndsAt, nextPeriodStartsAt }: SeatPriceProps) {
  const { formatMessage } = useIntl();
  const { date, number } = useFormat();
  const { amount, plan } = usePrice();
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
        <FormattedMessage {...messages.addFailed} />
      </Banner>
    );
  const preview = state.status === 'ready' ? state.preview : undefined;
  const waiting = <Skeleton width="9rem" />;
  return (
    <Text tag="div" aria-live="polite" aria-busy={preview === undefined} style={{ color: theme.color.ink }}>
      {preview === undefined && (
        <VisuallyHidden>
          <FormattedMessage {...messages.addLoading} />
        </VisuallyHidden>
      )}
      <DefinitionList
        items={[
          { term: formatMessage(messages.addThen), value: total === undefined ? waiting : number(total) },
          {
            term: formatMessage(messages.addDue),
            value: preview ? (
              <>
                <strong>{amount(preview.dueNow, price.currency)}</strong>{' '}
                <Text tag="span" size="small" tone="soft">
                  <FormattedMessage {...messages.addDueNote} values={{ date: date(periodEndsAt) }} />
                </Text>
              </>
            ) : (
              waiting
            ),
          },
          {
            term: formatMessage(messages.addNext, { date: date(nextPeriodStartsAt) }),
            value: preview ? plan({ ...price, amount: preview.nextAmount }) : waiting,
          },
        ]}
      />
    </Text>
  );
}
