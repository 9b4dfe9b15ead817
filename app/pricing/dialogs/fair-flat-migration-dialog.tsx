import type { PricePlan } from '@sigillum/api-contracts/pricing/plan-schemas.ts';
import { DefinitionList, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { PlanContents } from '../components/plan-contents.tsx';
import { pricingMessages as messages } from '../messages.ts';
import { type PeriodPrice, usePrice } from '../use-price.ts';

export interface FairFlatMigrationProps {
  businessName: string;
  /** The new plan. */
  plan: PricePlan;
  /** Of the first bill at its price; ISO 8601. */
  startsAt: string;
  /** What the present plan costs for all seats together, as does the next one. */
  presentPrice: PeriodPrice;
  /** So far each signature is charged on top. */
  isCharged: boolean;
  flatPrice: PeriodPrice;
  seats: number;
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
  const { businessName, plan, startsAt, presentPrice, isCharged, flatPrice, seats } = props;
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const price = usePrice();
  return (
    <Stack gap={4}>
      <Text>
        <FormattedMessage
          {...messages.flatText}
          values={{ business: <bdi key="business">{businessName}</bdi>, plan: plan.name, date: date(startsAt) }}
        />
      </Text>
      <DefinitionList
        items={[
          {
            term: formatMessage(messages.flatNow),
            value: formatMessage(isCharged ? messages.flatNowPrice : messages.flatPrice, {
              price: price.plan(presentPrice),
              seats,
            }),
          },
          {
            term: formatMessage(messages.flatThen, { date: date(startsAt) }),
            value: <strong>{formatMessage(messages.flatPrice, { price: price.plan(flatPrice), seats })}</strong>,
          },
          {
            term: formatMessage(messages.flatFair),
            value: <PlanContents plan={plan} currency={flatPrice.currency} />,
          },
        ]}
      />
      <Text size="small" tone="soft">
        <FormattedMessage {...messages.flatLater} /> <FormattedMessage {...messages.priceExcludesTax} />
      </Text>
    </Stack>
  );
}
