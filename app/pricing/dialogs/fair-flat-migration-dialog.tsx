import { DefinitionList, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { pricingMessages as messages } from '../messages.ts';
import { type PeriodPrice, usePrice } from '../use-price.ts';

export interface FairFlatMigrationProps {
  businessName: string;
  /** Name of the new plan. */
  plan: string;
  /** First day of the new plan; ISO 8601. */
  startsAt: string;
  /** Last day to decide; ISO 8601. */
  decideBy: string;
  /** What the present plan costs besides its signatures. */
  presentPrice: PeriodPrice;
  /** What the new plan costs for all seats together. */
  flatPrice: PeriodPrice;
  seats: number;
  /** Signatures that fair use includes for each seat and month. */
  fairUse: number;
}

/** Offers the flat rate to a business that has paid for each signature. Accepting is the action; closing decides later. */
export default function FairFlatMigrationDialog(modal: ModalProps<FairFlatMigrationProps, void>) {
  const { act } = modal;
  return (
    <AskDialog
      modal={modal}
      title={messages.flatTitle}
      cancel={messages.later}
      submit={messages.flatAccept}
      working={commonMessages.working}
      onConfirm={() => act()}
    >
      <Offer {...modal.props} />
    </AskDialog>
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
