import type { IdentElsewhere } from '@sigillum/api-contracts/identification/schemas.ts';
import { Banner, Button, ButtonLink, Inline, Stack, Text, TextLink } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChange } from '../../forms/use-change.ts';
import { identificationElsewhereMessages as messages } from '../elsewhere-messages.ts';
import { identMethodTexts } from '../ident-methods.ts';
import { identificationStandardsMessages as standardsMessages } from '../standards-messages.ts';
import { readWayState, tellFailure } from '../way-screens.ts';
import { ChoiceCard } from './choice-card.tsx';
import { MobileMissing, MobileUnknown } from './mobile-missing.tsx';
import { Steps } from './steps.tsx';

export interface ElsewhereCardProps {
  way: IdentElsewhere;
  known: Parameters<typeof readWayState>[2];
  isVisit?: boolean;
  /** Where the person goes on once it counts. */
  nextHref?: string | undefined;
}

/** A way to be identified that somebody goes without Sigillum: what to do there, and the question to the trust service afterwards. */
export function ElsewhereCard({ way, known, isVisit = false, nextHref }: ElsewhereCardProps) {
  const { name } = identMethodTexts[way.kind];
  const isDone = readWayState(way, way.legislation, known) === 'done';
  return (
    <ChoiceCard
      name={name}
      text={way.kind === 'loc' ? messages.locText : messages.externalText}
      state={isDone ? 'done' : 'none'}
      isLocal={way.is_local}
      isKnown={way.is_known && !isDone}
    >
      {way.is_known ? (
        <Text>
          <FormattedMessage {...messages.known} />
        </Text>
      ) : (
        <Ask way={way} isVisit={isVisit} />
      )}
      {isDone && nextHref !== undefined && (
        <Inline gap={3}>
          <ButtonLink href={nextHref}>
            <FormattedMessage {...standardsMessages.backToRequest} />
          </ButtonLink>
        </Inline>
      )}
    </ChoiceCard>
  );
}

function Ask({ way, isVisit }: { way: IdentElsewhere; isVisit: boolean }) {
  const { formatMessage } = useIntl();
  const { fetcher, form, error, isBusy, isSaved } = useChange();
  if (way.missing.includes('mobile')) return isVisit ? <MobileUnknown /> : <MobileMissing />;
  const isRefused = way.status === 'failure' && way.reason !== null;
  return (
    <fetcher.Form {...form}>
      <Stack gap={3}>
        {way.kind === 'loc' ? (
          <PlaceSteps url={way.places_url} isVisit={isVisit} />
        ) : (
          <EarlierSteps isVisit={isVisit} />
        )}
        {error && <Banner tone="danger">{error}</Banner>}
        <div role="status">
          {isRefused ? (
            <Text>
              <FormattedMessage
                {...messages.failed}
                values={{ reason: formatMessage(tellFailure(way.reason!, isVisit)) }}
              />
            </Text>
          ) : (
            isSaved && (
              <Text>
                <FormattedMessage {...messages.notYet} />
              </Text>
            )
          )}
        </div>
        <input type="hidden" name="kind" value={way.kind} />
        <Inline gap={3}>
          <Button type="submit" variant="secondary" isLoading={isBusy}>
            <FormattedMessage {...(isSaved || isRefused ? messages.checkAgain : messages.check)} />
          </Button>
        </Inline>
      </Stack>
    </fetcher.Form>
  );
}

const PlaceSteps = ({ url, isVisit }: { url: string | null; isVisit: boolean }) => (
  <Steps>
    <li>
      {url === null ? (
        <FormattedMessage {...messages.locAsk} />
      ) : (
        <FormattedMessage
          {...messages.locPlace}
          values={{
            link: (parts: ReactNode) => (
              <TextLink key="link" href={url} target="_blank">
                {parts}
              </TextLink>
            ),
          }}
        />
      )}
    </li>
    <li>
      <FormattedMessage {...messages.locTake} values={{ isVisit: String(isVisit) }} />
    </li>
    <li>
      <FormattedMessage {...messages.thenCheck} />
    </li>
  </Steps>
);

const EarlierSteps = ({ isVisit }: { isVisit: boolean }) => (
  <Text>
    <FormattedMessage {...messages.externalNumber} values={{ isVisit: String(isVisit) }} />
  </Text>
);
