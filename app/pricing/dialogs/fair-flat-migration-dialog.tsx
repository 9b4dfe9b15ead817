import { Button, DefinitionList, Dialog, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { pricingMessages as messages } from '../messages.ts';
import { type PlanPrice, usePrice } from './use-price.ts';

export interface FairFlatMigrationProps {
  businessName: string;
  /** Name of the new plan. */
  plan: string;
  /** First day of the new plan; ISO 8601. */
  startsAt: string;
  /** Last day to decide; ISO 8601. */
  decideBy: string;
  /** What the present plan costs besides its signatures. */
  presentPrice: PlanPrice;
  /** What the new plan costs for all seats together. */
  flatPrice: PlanPrice;
  seats: number;
  /** Signatures that fair use includes for each seat and month. */
  fairUse: number;
}

/** Offers the flat rate to a business that has paid for each signature. Accepting is the action; closing decides later. */
export default function FairFlatMigrationDialog({
  props,
  isLoading,
  error,
  act,
  close,
}: ModalProps<FairFlatMigrationProps, void>) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={<FormattedMessage {...messages.flatTitle} />}
      onClose={close}
      closeLabel={formatMessage(commonMessages.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(commonMessages.working)}
      error={error}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isLoading}>
            <FormattedMessage {...messages.later} />
          </Button>
          <Button isLoading={isLoading} onClick={() => act()}>
            <FormattedMessage {...messages.flatAccept} />
          </Button>
        </>
      }
    >
      <Offer {...props} />
    </Dialog>
  );
}

function Offer(props: FairFlatMigrationProps) {
  const { businessName, plan, startsAt, decideBy, presentPrice, flatPrice, seats, fairUse } = props;
  const { formatMessage } = useIntl();
  const { date, number } = useFormat();
  const price = usePrice();
  return (
    <Stack gap={4}>
      <Text>
        <FormattedMessage
          {...messages.flatText}
          values={{ business: <bdi key="business">{businessName}</bdi>, plan, date: date(startsAt) }}
        />
      </Text>
      <DefinitionList
        items={[
          {
            term: formatMessage(messages.flatNow),
            value: formatMessage(messages.flatNowPrice, { price: price.plan(presentPrice) }),
          },
          {
            term: formatMessage(messages.flatThen, { date: date(startsAt) }),
            value: <strong>{formatMessage(messages.flatThenPrice, { price: price.plan(flatPrice), seats })}</strong>,
          },
          {
            term: formatMessage(messages.flatFair),
            value: formatMessage(messages.flatFairText, { count: number(fairUse) }),
          },
        ]}
      />
      <Text size="small" tone="soft">
        <FormattedMessage {...messages.flatLater} values={{ date: date(decideBy) }} />{' '}
        <FormattedMessage {...messages.priceExcludesTax} />
      </Text>
    </Stack>
  );
}
