import { DefinitionList, FormLayout, NumberField, Text } from '@sigillum/design-system';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { pricingSeatMessages as messages } from '../seat-messages.ts';
import { pricingMessages } from '../messages.ts';
import { SeatsInUse } from './seats-in-use.tsx';
import { type PeriodPrice, usePrice } from '../use-price.ts';

export interface RemoveSeatsProps {
  businessName: string;
  /** Seats of the present period. */
  seats: number;
  /** Members and invited people, each of whom needs a seat. */
  members: number;
  /** Price of one seat. */
  seatPrice: PeriodPrice;
  /** Last day of the present period, on which the seats end; ISO 8601. */
  periodEndsAt: string;
}

/** `seats` is how many there are to be from the next period on (PUT …/subscriptions/seats). */
export interface RemoveSeatsAction {
  seats: number;
}

/** Asks how many seats go. Never more than nobody uses; they end with the period, so nothing is refunded. */
export default function RemoveSeatsDialog(modal: ModalProps<RemoveSeatsProps, RemoveSeatsAction>) {
  const { props, act } = modal;
  const { formatMessage } = useIntl();
  const [count, setCount] = useState<number | undefined>(1);
  const [isTried, setIsTried] = useState(false);
  const { seats, members } = props;
  const greatest = seats - members;
  const isGood = count !== undefined && Number.isInteger(count) && count >= 1 && count <= greatest;

  function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    setIsTried(true);
    if (isGood) act({ seats: seats - count });
    else currentTarget.querySelector('input')?.focus();
  }

  if (greatest < 1) return <SeatsInUse {...props} close={modal.close} />;
  return (
    <AskDialog
      modal={modal}
      title={messages.removeTitle}
      values={{ count: isGood ? count : 1 }}
      submit={messages.removeSubmit}
      look="danger"
      working={commonMessages.working}
      onSubmit={submit}
    >
      <FormLayout>
        <Text>
          <FormattedMessage
            {...messages.removeText}
            values={{ business: <bdi key="business">{props.businessName}</bdi>, seats, members }}
          />
        </Text>
        <NumberField
          label={formatMessage(messages.removeCount)}
          hint={formatMessage(messages.removeHint, { greatest })}
          error={isTried && !isGood ? formatMessage(messages.seatsRange, { least: 1, greatest }) : undefined}
          lessLabel={formatMessage(messages.seatsFewer)}
          moreLabel={formatMessage(messages.seatsMore)}
          least={1}
          greatest={greatest}
          defaultValue={1}
          onChange={setCount}
        />
        <SeatsAfter {...props} removed={isGood ? count : 0} />
      </FormLayout>
    </AskDialog>
  );
}

function SeatsAfter({ seats, seatPrice, periodEndsAt, removed }: RemoveSeatsProps & { removed: number }) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const { plan } = usePrice();
  const describe = (count: number) =>
    `${formatMessage(messages.seats, { count })}, ${plan({ ...seatPrice, amount: seatPrice.amount * count })}`;
  return (
    <div aria-live="polite">
      <DefinitionList
        items={[
          { term: formatMessage(messages.removeUntil, { date: date(periodEndsAt) }), value: describe(seats) },
          { term: formatMessage(messages.removeAfter), value: <strong>{describe(seats - removed)}</strong> },
        ]}
      />
      <Text size="small" tone="soft">
        <FormattedMessage {...messages.removeNoRefund} /> <FormattedMessage {...pricingMessages.priceExcludesTax} />
      </Text>
    </div>
  );
}
