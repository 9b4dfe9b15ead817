import { Button, FormLayout, NumberField, Stack, Text, UserPlus } from '@sigillum/design-system';
import { type SyntheticEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { OverlayFrame } from '../../modals/overlay-frame.tsx';
import type { ChargePreview } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { ChargePanel } from '../components/charge-panel.tsx';
import { useChargePreview } from '../use-charge-preview.ts';
import { usePrice } from '../use-price.ts';
import { pricingSeatMessages as messages } from '../seat-messages.ts';

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
  /** Asks for the price of so many seats in all. */
  preview: (seats: number, signal: AbortSignal) => Promise<ChargePreview>;
}

/** `seats` is how many there are to be in all, from now on; `timestamp` that of the price that was shown. */
export interface AddSeatsAction {
  name: 'complete';
  seats: number;
  timestamp: string;
}

/** More seats at once, prorated for the rest of the period. Nothing is bought before its price stands there. */
export default function AddSeatsOverlay(modal: ModalProps<AddSeatsProps, AddSeatsAction>) {
  const { props, isLoading, act, error } = modal;
  const { formatMessage } = useIntl();
  const { amount } = usePrice();
  const formId = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const [count, setCount] = useState<number | undefined>(props.initialCount);
  const { seats, members, greatestCount } = props;
  const isGood = count !== undefined && Number.isInteger(count) && count >= 1 && count <= greatestCount;
  const total = isGood ? seats + count : undefined;
  const { state, retry } = useChargePreview(total?.toString(), (signal) => props.preview(total!, signal));
  const shown = isGood && state.status === 'ready' ? state.preview : undefined;
  // What was refused may have been refused for its price: the next try is for the price of now.
  const askAnew = useEffectEvent(retry);
  useEffect(() => {
    if (error !== undefined) askAnew();
  }, [error]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (total === undefined) fieldRef.current?.focus();
    else if (shown && !isLoading) act({ name: 'complete', seats: total, timestamp: shown.timestamp });
  }

  return (
    <OverlayFrame
      modal={modal}
      title={messages.addTitle}
      icon={<UserPlus />}
      working={messages.adding}
      actions={
        <Button type="submit" form={formId} isLoading={isLoading} aria-disabled={shown === undefined || isLoading}>
          {shown ? (
            <FormattedMessage {...messages.addSubmit} values={{ price: amount(shown.amountDue, shown.currency) }} />
          ) : (
            <FormattedMessage {...messages.addSubmitUnknown} />
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
            {isGood && <ChargePanel state={state} retry={retry} namePlan={() => props.plan} />}
            <Text size="small" tone="soft">
              <FormattedMessage {...messages.addCharge} />
            </Text>
          </FormLayout>
        </form>
      </Stack>
    </OverlayFrame>
  );
}
