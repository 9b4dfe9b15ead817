import { Button, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { EffectList } from '../../business/dialogs/effect-list.tsx';
import { commonMessages } from '../../common/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { DialogFrame } from '../../modals/dialog-frame.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { useAnswers } from '../../modals/use-answers.ts';
import { pricingMessages as messages } from '../messages.ts';
import { type PeriodPrice, usePrice } from '../use-price.ts';

export interface FreeMigrationProps {
  /** First day of the new free plan, until which the person may decide later; ISO 8601. Null: it applies already. */
  startsAt: string | null;
  /** The smallest plan with which documents can be sent; null where none is sold. */
  offer: { plan: string; price: PeriodPrice } | null;
}

/** `stay` takes the new free plan, `plans` leads to those that cost. */
export type FreeMigrationAction = 'stay' | 'plans';

/** Tells people with an old free account that the new free plan blocks uploads, and lets them choose. */
export default function FreeMigrationDialog(modal: ModalProps<FreeMigrationProps, FreeMigrationAction>) {
  const { props, isLoading, close } = modal;
  const answer = useAnswers(modal);
  return (
    <DialogFrame
      modal={modal}
      title={messages.migrationTitle}
      working={commonMessages.working}
      actions={
        <>
          {props.startsAt !== null && (
            <Button variant="quiet" onClick={close} disabled={isLoading}>
              <FormattedMessage {...messages.later} />
            </Button>
          )}
          <Button variant="secondary" {...answer('stay')}>
            <FormattedMessage {...messages.migrationAccept} />
          </Button>
          <Button {...answer('plans')}>
            <FormattedMessage {...messages.migrationUpgrade} />
          </Button>
        </>
      }
    >
      <Change {...props} />
    </DialogFrame>
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
      {offer && (
        <Text>
          <FormattedMessage
            {...messages.migrationPrice}
            values={{ plan: offer.plan, price: price.plan(offer.price) }}
          />{' '}
          <FormattedMessage {...messages.priceExcludesTax} />
        </Text>
      )}
    </Stack>
  );
}
