import { Button, FormLayout, NumberField, Stack, Text, UserPlus } from '@sigillum/design-system';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { OverlayFrame } from '../../modals/overlay-frame.tsx';
import { type PlanPrice, usePrice } from '../dialogs/use-price.ts';
import { pricingSeatMessages as messages } from '../seat-messages.ts';
import { SeatPrice } from './seat-price.tsx';
import { type SeatPreview, useSeatPreview } from './use-seat-preview.ts';

export interface AddSeatsProps {
  businessName: string;
  plan: string;
  /** Seats there are, and how many people use one. */
  seats: number;
  members: number;
  /** How many seats to begin with, for example as many as were missing. */
  initialCount: number;
  /** Most seats that can be added at once. */
  greatestCount: number;
  price: Pick<PlanPrice, 'currency' | 'cycle'>;
  /** Last day of the present period, and first day of the next; ISO 8601. */
  periodEndsAt: string;
  nextPeriodStartsAt: string;
  /** Asks for the price of so many seats in all. */
  preview: (seats: number, signal: AbortSignal) => Promise<SeatPreview>;
}

/** `seats` is how many there are to be in all, from now on. */
export interface AddSeatsAction {
  name: 'complete';
  seats: number;
}

/** More seats at once, prorated for the rest of the period. Nothing is bought before its price stands there. */
export default function AddSeatsOverlay(modal: ModalProps<AddSeatsProps, AddSeatsAction>) {
  const { props, isLoading, act } = modal;
  const { formatMessage } = useIntl();
  const { amount } = usePrice();
  const formId = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState<number | undefined>(props.initialCount);
  const { seats, members, greatestCount, price } = props;
  const isGood = count !== undefined && Number.isInteger(count) && count >= 1 && count <= greatestCount;
  const total = isGood ? seats + count : undefined;
  const { state, retry } = useSeatPreview(total, props.preview);
  const due = isGood && state.status === 'ready' ? state.preview.dueNow : undefined;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (total === undefined) fieldRef.current?.focus();
    else if (due !== undefined && !isLoading) act({ name: 'complete', seats: total });
  }

  return (
    <OverlayFrame
      modal={modal}
      title={messages.addTitle}
      icon={<UserPlus />}
      working={messages.adding}
      actions={
        <Button type="submit" form={formId} isLoading={isLoading} aria-disabled={due === undefined || isLoading}>
          {due === undefined ? (
            <FormattedMessage {...messages.addSubmitUnknown} />
          ) : (
            <FormattedMessage {...messages.addSubmit} values={{ price: amount(due, price.currency) }} />
          )}
        </Button>
      }
      leave={commonMessages.cancel}
    >
      <Stack gap={5}>
        <p>
          <FormattedMessage
            {...messages.addText}
            values={{
              business: <bdi key="business">{props.businessName}</bdi>,
              plan: props.plan,
              seats,
              free: Math.max(0, seats - members),
            }}
          />
        </p>
        <form id={formId} noValidate onSubmit={submit}>
          <FormLayout>
            <NumberField
              ref={fieldRef}
              label={formatMessage(messages.addCount)}
              error={isGood ? undefined : formatMessage(messages.seatsRange, { least: 1, greatest: greatestCount })}
              lessLabel={formatMessage(messages.seatsFewer)}
              moreLabel={formatMessage(messages.seatsMore)}
              least={1}
              greatest={greatestCount}
              defaultValue={props.initialCount}
              readOnly={isLoading}
              onChange={setCount}
            />
            {isGood && <SeatPrice {...props} {...{ state, retry, total }} />}
            <Text size="small" tone="soft">
              <FormattedMessage {...messages.addCharge} />
            </Text>
          </FormLayout>
        </form>
      </Stack>
    </OverlayFrame>
  );
}
