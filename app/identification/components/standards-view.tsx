import type { IdentOverview } from '@sigillum/api-contracts/identification/schemas.ts';
import type { Legislation } from '@sigillum/api-contracts/schemas.ts';
import type { User } from '@sigillum/api-contracts/user/schemas.ts';
import { Badge, ButtonLink, Card, Divider, Heading, Inline, Stack, Text, TextLink } from '@sigillum/design-system';
import { Fragment, type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import type { OfferedQualities } from '../../environment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useRoot } from '../../layouts/use-root.ts';
import { qualityTexts } from '../../signature-requests/components/quality-badge.tsx';
import { signatureRequestsQualityMessages as qualityMessages } from '../../signature-requests/quality-messages.ts';
import { ProfileFrame } from '../../user/components/profile-frame.tsx';
import { identMethodTexts } from '../ident-methods.ts';
import { identificationPaymentMessages as paymentMessages } from '../payment-messages.ts';
import { identificationLegislationMessages as legislationMessages } from '../legislation-messages.ts';
import { identificationMobileIdMessages as mobileIdMessages } from '../mobile-id-messages.ts';
import { identificationStandardsMessages as messages } from '../standards-messages.ts';
import { identificationUpdateMessages as updateMessages } from '../update-messages.ts';
import { lawPages, nameMethod, walletScreens } from '../way-screens.ts';
import { PaymentState } from './payment-state.tsx';
import { InPersonSection, type InPersonSectionProps } from './in-person-section.tsx';

export interface StandardsViewProps {
  highestQuality: User['highestQuality'];
  hasAes: boolean;
  /** With which the person’s requests begin. */
  defaultLegislation: Legislation;
  overview: IdentOverview;
  /** What colleagues have checked. */
  inPerson: InPersonSectionProps;
  /** In which people can sign here. */
  offered: OfferedQualities;
}

const laws: readonly Legislation[] = ['ZERTES', 'EIDAS'];

/** What a person can sign with today, what each quality is good for, and what it takes to reach the next. */
export function StandardsView(props: StandardsViewProps) {
  const { highestQuality, hasAes, defaultLegislation, overview, inPerson, offered } = props;
  const { formatMessage } = useIntl();
  const { demonstrated } = useRoot();
  const isMade = (law: Legislation) => offered[law].includes('QES');
  const askable = overview.wallets.filter(({ is_offered, is_known }) => is_offered && !is_known);
  const hasQes = (law: Legislation) => ['qes', 'demo'].includes(highestQuality[law === 'ZERTES' ? 'zertes' : 'eidas']);
  return (
    <ProfileFrame href="/profile/signature-standards">
      <Card>
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading level={2} look="title">
              <FormattedMessage {...messages.nowTitle} />
            </Heading>
            <Text tone="soft">
              <FormattedMessage {...messages.nowText} />
            </Text>
          </Stack>
          <Quality name={qualityTexts.SES} text={messages.sesText} isReady={highestQuality.any !== 'none'} />
          <Divider />
          <Quality name={qualityTexts.AES} text={messages.aesText} isReady={hasAes}>
            {!hasAes && (
              <Text>
                <FormattedMessage
                  {...messages.aesMissing}
                  values={{
                    link: (parts: ReactNode) => (
                      <TextLink key="link" href="/profile">
                        {parts}
                      </TextLink>
                    ),
                  }}
                />
              </Text>
            )}
            <Text>
              <TextLink href="/profile/signature-standards/mobile-id">
                <FormattedMessage {...mobileIdMessages.link} />
              </TextLink>
            </Text>
            {askable.map(({ service }) => (
              <Text key={service}>
                <TextLink href={walletScreens[service].path}>
                  <FormattedMessage {...walletScreens[service].link} />
                </TextLink>
              </Text>
            ))}
            <InPersonSection {...inPerson} />
          </Quality>
          <Divider />
          <Quality
            name={qualityTexts.QES}
            text={messages.qesText}
            isReady={laws.some(hasQes)}
            isDemonstrated={demonstrated.includes('QES')}
          >
            {demonstrated.includes('QES') && (
              <Text>
                <FormattedMessage {...messages.demonstrated} />
              </Text>
            )}
            {!laws.some(hasQes) && laws.some(isMade) && (
              <Text>
                <FormattedMessage {...messages.qesMissing} />
              </Text>
            )}
            <Stack gap={4}>
              {laws.map((law) => (
                <Law key={law} law={law} isUsable={hasQes(law)} isMade={isMade(law)} overview={overview} />
              ))}
            </Stack>
            <Payments payments={overview.payments} />
            {overview.identifications.length > 0 && (
              <Text>
                <TextLink href="/profile/signature-standards/update">
                  <FormattedMessage {...updateMessages.link} />
                </TextLink>
              </Text>
            )}
          </Quality>
          <Divider />
          <Inline gap={3} justify="space-between">
            <Text>
              <FormattedMessage
                {...legislationMessages.current}
                values={{ law: <strong key="law">{formatMessage(lawPages[defaultLegislation].name)}</strong> }}
              />
            </Text>
            <ButtonLink href="/profile/signature-standards/legislation" variant="secondary">
              <FormattedMessage {...legislationMessages.change} />
            </ButtonLink>
          </Inline>
        </Stack>
      </Card>
    </ProfileFrame>
  );
}

/** What the person has paid for alone, and what has become of it. */
function Payments({ payments }: Pick<IdentOverview, 'payments'>) {
  if (payments.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={4} look="label">
        <FormattedMessage {...paymentMessages.listTitle} />
      </Heading>
      {payments.map((payment) => (
        <Stack key={payment.id} gap={1}>
          <Text>
            <FormattedMessage {...identMethodTexts[nameMethod(payment)].name} />,{' '}
            <FormattedMessage {...lawPages[payment.legislation].name} />
          </Text>
          <PaymentState payment={payment} />
        </Stack>
      ))}
    </Stack>
  );
}

interface QualityProps {
  name: MessageText;
  text: MessageText;
  isReady: boolean;
  /** Only shown here: nothing that one signs is of this quality. */
  isDemonstrated?: boolean;
  children?: ReactNode;
}

function Quality({ name, text, isReady, isDemonstrated = false, children }: QualityProps) {
  return (
    <Stack gap={3}>
      <Inline gap={3} justify="space-between">
        <Heading level={3} look="label">
          <FormattedMessage {...name} />
        </Heading>
        <Badge tone={isReady && !isDemonstrated ? 'success' : 'neutral'}>
          <FormattedMessage
            {...(isReady ? (isDemonstrated ? qualityMessages.testOnly : messages.ready) : messages.missing)}
          />
        </Badge>
      </Inline>
      <Text tone="soft">
        <FormattedMessage {...text} />
      </Text>
      {children}
    </Stack>
  );
}

interface LawProps {
  law: Legislation;
  isUsable: boolean;
  /** Somebody makes qualified signatures under it here. */
  isMade: boolean;
  overview: IdentOverview;
}

/** How the person stands under one law; nobody is invited to be identified for what cannot be signed here. */
function Law({ law, isUsable, isMade, overview }: LawProps) {
  const format = useFormat();
  const nameId = useId();
  const { path, name } = lawPages[law];
  const counting = overview.identifications.filter(({ legislation, is_active }) => legislation === law && is_active);
  const known = counting.find(({ quality }) => quality === 'QES') ?? counting[0];
  const isEnough = known?.quality === 'QES';
  const own = overview.ways.filter(({ legislation }) => legislation === law);
  const others = overview.elsewhere.filter(({ legislation }) => legislation === law);
  const isOffered = [...own, ...others].some(({ is_offered }) => is_offered);
  const isEnding = known?.changes.includes('ending') ?? false;
  const isOngoing = own.some(
    ({ status }) => status === 'initialized' || status === 'inprogress' || status === 'unknown',
  );
  return (
    <Inline gap={3} justify="space-between" role="group" aria-labelledby={nameId}>
      <Stack gap={1}>
        <Text>
          <strong id={nameId}>
            <FormattedMessage {...name} />
          </strong>
        </Text>
        {known ? (
          <Fragment>
            <Text tone="soft">
              <FormattedMessage
                {...(isEnough ? messages.known : messages.knownAdvanced)}
                values={{ date: format.date(known.expires_at) }}
              />
            </Text>
            {isEnough && !isUsable && (
              <Text tone="soft">
                <FormattedMessage {...messages.unusable} />
              </Text>
            )}
          </Fragment>
        ) : (
          !(isMade && isOffered) && (
            <Text tone="soft">
              <FormattedMessage {...(isMade ? messages.notOffered : messages.noService)} />
            </Text>
          )
        )}
      </Stack>
      {isOffered && (isMade || isOngoing) && (!isEnough || isEnding) && (
        <ButtonLink href={path} variant="secondary">
          <FormattedMessage {...(isOngoing ? messages.goOn : isEnding ? updateMessages.again : messages.identify)} />
        </ButtonLink>
      )}
    </Inline>
  );
}
