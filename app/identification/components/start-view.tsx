import type { DirectIdentOverview } from '@sigillum/api-contracts/identification/schemas.ts';
import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import { ButtonLink, Card, Inline, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { identificationDirectMessages as messages } from '../direct-messages.ts';
import { isAgainOffered, isAnyOffered, listOffers } from '../list-offers.ts';
import { identificationStandardsMessages as standards } from '../standards-messages.ts';
import { lawPages, tellFailure } from '../way-screens.ts';
import { WayFrame } from './way-frame.tsx';

export interface StartViewProps {
  /** Of the request. */
  title: string;
  law: Legislation;
  overview: DirectIdentOverview;
  /** Where the visitor signs, reads the document, and chooses how to be identified. */
  documentHref: string;
  previewHref: string;
  waysHref: string;
}

/** Where a visitor's identification begins: for what it is, and how it stands. */
export function StartView({ title, law, overview, documentHref, previewHref, waysHref }: StartViewProps) {
  const { formatMessage } = useIntl();
  const isOffered = isAnyOffered(overview, law);
  const isUnderWay = listOffers(overview, law).some(({ status }) => status !== null && status !== 'failure');
  const failed = listOffers(overview, law).find(({ status, reason }) => status === 'failure' && reason);
  const isAgain = isAgainOffered(overview, law);
  const counting = overview.identifications.find(({ legislation, is_active }) => legislation === law && is_active);
  return (
    <WayFrame
      documentHref={documentHref}
      title={<FormattedMessage {...messages.title} />}
      text={<FormattedMessage {...messages.text} values={{ title: <bdi key="title">{title}</bdi> }} />}
    >
      <Card>
        <Stack gap={4}>
          {failed?.reason && !counting && !isUnderWay ? (
            <Text>
              <FormattedMessage {...tellFailure(failed.reason, true)} />
            </Text>
          ) : null}
          <Text>
            {counting ? (
              <FormattedMessage {...standards.done} />
            ) : isUnderWay ? (
              <FormattedMessage {...messages.underWay} />
            ) : isOffered ? (
              <FormattedMessage {...messages.law} values={{ law: formatMessage(lawPages[law].name) }} />
            ) : (
              <FormattedMessage {...standards.notOffered} />
            )}
          </Text>
          <Inline gap={3}>
            {counting ? (
              <>
                {isAgain && (
                  <ButtonLink href={waysHref}>
                    <FormattedMessage {...messages.again} />
                  </ButtonLink>
                )}
                <ButtonLink href={documentHref} variant={isAgain ? 'secondary' : 'primary'}>
                  <FormattedMessage {...messages.sign} />
                </ButtonLink>
              </>
            ) : (
              isOffered && (
                <ButtonLink href={waysHref}>
                  <FormattedMessage {...(isUnderWay ? standards.goOn : messages.choose)} />
                </ButtonLink>
              )
            )}
            {!counting && (
              <ButtonLink href={previewHref} variant="secondary">
                <FormattedMessage {...messages.preview} />
              </ButtonLink>
            )}
          </Inline>
        </Stack>
      </Card>
    </WayFrame>
  );
}
