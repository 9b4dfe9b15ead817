import { Button, Dialog, Stack, Text } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EffectList } from '../../business/dialogs/effect-list.tsx';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { ModalProps } from '../../modals/modal-store.ts';
import { pricingMessages as messages } from '../messages.ts';
import { type PlanPrice, usePrice } from './use-price.ts';

export interface FreeMigrationProps {
  /** First day of the new free plan, until which the person may decide later; ISO 8601. Null: it applies already. */
  startsAt: string | null;
  /** The smallest plan with which documents can be sent. */
  offer: { plan: string; price: PlanPrice };
}

/** `stay` takes the new free plan, `plans` leads to those that cost. */
export type FreeMigrationAction = 'stay' | 'plans';

/** Tells people with an old free account that the new free plan blocks uploads, and lets them choose. */
export default function FreeMigrationDialog({
  props,
  isLoading,
  error,
  act,
  close,
}: ModalProps<FreeMigrationProps, FreeMigrationAction>) {
  const { formatMessage } = useIntl();
  const [pressed, setPressed] = useState<FreeMigrationAction>();
  const button = (answer: FreeMigrationAction) => ({
    isLoading: isLoading && pressed === answer,
    disabled: isLoading && pressed !== answer,
    onClick: () => {
      setPressed(answer);
      act(answer);
    },
  });
  return (
    <Dialog
      title={<FormattedMessage {...messages.migrationTitle} />}
      onClose={close}
      closeLabel={formatMessage(commonMessages.close)}
      isLoading={isLoading}
      loadingLabel={formatMessage(commonMessages.working)}
      error={error}
      actions={
        <>
          {props.startsAt !== null && (
            <Button variant="quiet" onClick={close} disabled={isLoading}>
              <FormattedMessage {...messages.later} />
            </Button>
          )}
          <Button variant="secondary" {...button('stay')}>
            <FormattedMessage {...messages.migrationAccept} />
          </Button>
          <Button {...button('plans')}>
            <FormattedMessage {...messages.migrationUpgrade} />
          </Button>
        </>
      }
    >
      <Change {...props} />
    </Dialog>
  );
}

function Change({ startsAt, offer }: FreeMigrationProps) {
  const { date } = useFormat();
  const price = usePrice();
  return (
    <Stack gap={5}>
      <Text>
        {startsAt === null ? (
          <FormattedMessage {...messages.migrationTextNow} />
        ) : (
          <FormattedMessage {...messages.migrationTextFrom} values={{ date: date(startsAt) }} />
        )}
      </Text>
      <EffectList
        look="ends"
        title={<FormattedMessage {...commonMessages.ends} />}
        points={[<FormattedMessage key="uploads" {...messages.endsUploads} />]}
      />
      <EffectList
        title={<FormattedMessage {...commonMessages.stays} />}
        points={[
          <FormattedMessage key="own" {...messages.migrationOwn} />,
          <FormattedMessage key="free" {...messages.migrationFree} />,
        ]}
      />
      <Text>
        <FormattedMessage {...messages.migrationPrice} values={{ plan: offer.plan, price: price.plan(offer.price) }} />{' '}
        <FormattedMessage {...messages.priceExcludesTax} />
      </Text>
    </Stack>
  );
}
