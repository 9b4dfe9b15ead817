import { Banner, Button, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { membersMessages as messages } from '../messages.ts';

export interface SeatCountProps {
  /** People entered so far. */
  count: number;
  /** Seats that nobody uses; null where the plan counts none. */
  freeSeats: number | null;
  /** How many seats too few there are. */
  missing: number;
  onAddSeats: (() => void) | undefined;
}

/** How many people were entered and how many seats are free; with a way to more where they do not suffice. */
export function SeatCount({ count, freeSeats, missing, onAddSeats }: SeatCountProps) {
  return (
    <Stack gap={3} style={{ marginTop: '0.375rem' }}>
      <Text size="small" tone="soft" aria-live="polite">
        <FormattedMessage {...messages.people} values={{ count }} />
        {freeSeats !== null && (
          <>
            {' · '}
            <FormattedMessage {...messages.freeSeats} values={{ free: freeSeats }} />
          </>
        )}
      </Text>
      {missing > 0 && (
        <Banner
          tone="warning"
          actions={
            onAddSeats && (
              <Button variant="secondary" size="small" onClick={onAddSeats}>
                <FormattedMessage {...messages.addSeats} />
              </Button>
            )
          }
        >
          <FormattedMessage {...messages.seatsExceeded} values={{ count: missing }} />
        </Banner>
      )}
    </Stack>
  );
}
