import { Badge, Banner, Card, Heading, Inline, Stack, Text } from '@sigillum/design-system';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { identificationElsewhereMessages as elsewhereMessages } from '../elsewhere-messages.ts';
import { identificationStandardsMessages as messages } from '../standards-messages.ts';
import { stateTexts, type WayState } from '../way-screens.ts';

export interface ChoiceCardProps {
  name: MessageText;
  text: MessageText;
  state: WayState;
  /** What it costs, while nothing has begun; left out: nothing. */
  cost?: ReactNode;
  /** A stand-in on this machine that is chosen here, not on a page of its own. */
  isLocal?: boolean;
  /** What it would bring counts already: it is not offered. */
  isKnown: boolean;
  /** How the way is chosen. */
  children: ReactNode;
}

/** A way to be identified among those under one law. */
export function ChoiceCard({ name, text, state, cost, isLocal, isKnown, children }: ChoiceCardProps) {
  const nameId = useId();
  return (
    // Whoever listens hears whose button it is: each card says “Choose this way”.
    <Card role="group" aria-labelledby={nameId}>
      <Stack gap={3}>
        <Inline gap={3} justify="space-between">
          <Heading level={2} look="title" id={nameId}>
            <FormattedMessage {...name} />
          </Heading>
          {state === 'none' ? (
            (cost ?? (
              <Badge tone="neutral">
                <FormattedMessage {...messages.coveredFree} />
              </Badge>
            ))
          ) : (
            <Badge tone={state === 'failure' ? 'warning' : 'pine'}>
              <FormattedMessage {...stateTexts[state]} />
            </Badge>
          )}
        </Inline>
        <Text tone="soft">
          <FormattedMessage {...text} />
        </Text>
        {isLocal && (
          <Banner tone="warning">
            <FormattedMessage {...messages.local} />
          </Banner>
        )}
        {isKnown ? (
          <Text>
            <FormattedMessage {...elsewhereMessages.known} />
          </Text>
        ) : (
          children
        )}
      </Stack>
    </Card>
  );
}
