import type {
  DirectIdentification,
  IdentWay,
  KnownIdentification,
} from '@sigillum/api-contracts/identification/schemas.ts';
import type { WayName } from '@sigillum/api-contracts/identification/ways.ts';
import {
  Banner,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Disclosure,
  EmailField,
  Inline,
  Stack,
  Text,
  TextLink,
} from '@sigillum/design-system';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useChange } from '../../forms/use-change.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { identificationDirectMessages as directMessages } from '../direct-messages.ts';
import { identificationElsewhereMessages as elsewhereMessages } from '../elsewhere-messages.ts';
import { directDetailsPage, ofVisit } from '../direct/visit-places.ts';
import { takeBankAnswer } from '../../pricing/payment/bank-visit.ts';
import { identMethodTexts } from '../ident-methods.ts';
import { identificationStandardsMessages as messages } from '../standards-messages.ts';
import { lawPages, readWayState, tellFailure, wayScreens } from '../way-screens.ts';
import { CoverageBadge } from './coverage-badge.tsx';
import { Identified } from './identified.tsx';
import { MobileMissing, MobileUnknown } from './mobile-missing.tsx';
import { NameHint } from './name-hint.tsx';
import { findDocument, type Visit } from './visit.ts';
import { PaymentState } from './payment-state.tsx';
import { PayOnce, type PayOnceProps } from './pay-once.tsx';
import { SupplyDocument, type SupplyDocumentProps } from './supply-document.tsx';
import { WayFrame } from './way-frame.tsx';
import { WayStatus } from './way-status.tsx';

export interface IdentifyViewProps {
  /** The request that waits for the identification. */
  requestId?: string | undefined;
  name: WayName;
  way: IdentWay;
  known: readonly Known[];
  /** The account's, or that of the invitation; empty where it says none. */
  personName: string;
  visit?: Visit;
  /** The account's document, where whoever identifies takes it beforehand. */
  supply?: SupplyDocumentProps | undefined;
  /** How the account's person can pay alone; nobody sells anything to visitors. */
  paying?: Paying | undefined;
}

type Paying = Omit<PayOnceProps, 'onPaid' | 'openId'>;

/** What both pages know of an identification: a visitor is told less of the document. */
type Known = DirectIdentification & Partial<Pick<KnownIdentification, 'changes'>>;

/** How often the page looks again while somebody is being identified. */
const lookMs = 5000;

/** One way of being identified: what it is, how it stands, and the next step. */
export function IdentifyView({ requestId, name, way, known, personName, visit, supply, paying }: IdentifyViewProps) {
  const { formatMessage } = useIntl();
  const texts = identMethodTexts[wayScreens[name].method];
  const state = readWayState(way, way.legislation, known);
  const isOngoing = state === 'initialized' || state === 'inprogress' || state === 'activatingQES';
  const canBegin = state === 'none' || state === 'failure';
  const counting =
    state === 'done' || (canBegin && way.is_known)
      ? known.find((one) => one.legislation === way.legislation && one.is_active)
      : undefined;
  useRegularLook(isOngoing);
  useLookAtPayment(way, paying);
  // What goes back, or was used up, is told until something new begins.
  const told = way.payment && way.payment.state !== 'open' ? way.payment : undefined;
  return (
    <WayFrame
      documentHref={findDocument(visit, requestId)}
      title={<FormattedMessage {...texts.name} />}
      text={
        <>
          {formatMessage(lawPages[way.legislation].name)}. <FormattedMessage {...texts.text} />
        </>
      }
    >
      <Card>
        <Stack gap={4}>
          {way.is_local && (
            <Banner tone="warning">
              <FormattedMessage {...messages.local} />
            </Banner>
          )}
          <WayStatus state={state} />
          {told && <PaymentState payment={told} />}
          {canBegin && way.is_known && (
            <Text>
              <FormattedMessage {...elsewhereMessages.known} />
            </Text>
          )}
          {canBegin && !way.is_known && <Begin {...{ way, personName, visit, supply, paying }} />}
          {(state === 'initialized' || state === 'inprogress') && <GoOn way={way} />}
          {state === 'activatingQES' && (
            <Text>
              <FormattedMessage {...messages.activatingText} />
            </Text>
          )}
          {counting && <Identified known={counting} visit={visit} requestId={requestId} />}
          {counting?.changes?.includes('ending') && <Begin {...{ way, personName, visit, supply, paying }} />}
        </Stack>
      </Card>
    </WayFrame>
  );
}

/** Reads the page anew from time to time. */
function useRegularLook(isOngoing: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOngoing) return undefined;
    const timer = setInterval(() => void revalidate(), lookMs);
    return () => clearInterval(timer);
  }, [isOngoing, revalidate]);
}

/** Asks once how a payment stands that was left open: the bank has led back here, or the page was closed in the middle. */
function useLookAtPayment({ payment }: IdentWay, paying: Paying | undefined): void {
  const { revalidate } = useRevalidator();
  const openId = payment?.state === 'open' ? payment.id : undefined;
  const look = useEffectEvent(async (id: string) => {
    const found = await paying?.calls.refresh(id).catch(() => undefined);
    if (found && found.state !== 'open') await revalidate();
  });
  useEffect(() => {
    if (openId !== undefined) void look(openId);
  }, [openId]);
  // Whatever the bank's page has added to the address, where nothing is to be paid any more.
  useEffect(() => void takeBankAnswer(), []);
}

function Begin({
  way,
  personName,
  visit,
  supply,
  paying,
}: Pick<IdentifyViewProps, 'way' | 'personName'> & {
  visit: Visit | undefined;
  supply: SupplyDocumentProps | undefined;
  paying: Paying | undefined;
}) {
  const { fetcher, form, choice, error, isBusy } = useChange();
  const { revalidate } = useRevalidator();
  const { reason, is_covered, is_offered, missing, payment } = way;
  const isPaid = is_covered || payment?.state === 'paid';
  if (is_offered && !isPaid && paying && !missing.includes('mobile'))
    return (
      <PayOnce
        {...paying}
        openId={payment?.state === 'open' ? payment.id : undefined}
        onPaid={() => void revalidate()}
      />
    );
  if (!is_offered || !(isPaid || paying))
    return (
      <Text>
        <FormattedMessage {...(is_offered ? (visit ? directMessages : messages).uncovered : messages.notOffered)} />
      </Text>
    );
  if (missing.includes('mobile')) return visit ? <MobileUnknown /> : <MobileMissing />;
  return (
    <fetcher.Form {...form}>
      <Stack gap={4}>
        {error && <Banner tone="danger">{error}</Banner>}
        {reason && (
          <Text>
            <FormattedMessage {...tellFailure(reason, visit !== undefined)} />
          </Text>
        )}
        <Text>
          <NameHint name={personName} isVisit={visit !== undefined} />
        </Text>
        {visit && (
          <Text>
            <TextLink href={ofVisit(directDetailsPage, visit)}>
              <FormattedMessage {...directMessages.details} />
            </TextLink>
          </Text>
        )}
        {missing.includes('terms') && (
          <Checkbox label={<FormattedMessage {...messages.termsAccept} />} {...choice('terms')} required />
        )}
        <Inline gap={3}>
          <Button type="submit" name="intent" value="start" isLoading={isBusy}>
            <FormattedMessage {...(reason ? messages.again : messages.start)} />
          </Button>
          {supply && <SupplyDocument {...supply} />}
          <CoverageBadge way={way} />
        </Inline>
      </Stack>
    </fetcher.Form>
  );
}

function GoOn({ way: { url, appointment_at } }: Pick<IdentifyViewProps, 'way'>) {
  const format = useFormat();
  return (
    <Stack gap={4}>
      {appointment_at && (
        <Text>
          <FormattedMessage {...messages.appointment} values={{ moment: format.instant(appointment_at) }} />
        </Text>
      )}
      <Text>
        <FormattedMessage {...(url ? messages.leaveText : messages.preparing)} />
      </Text>
      {url && (
        <Inline gap={3}>
          <ButtonLink href={url}>
            <FormattedMessage {...messages.leave} />
          </ButtonLink>
        </Inline>
      )}
      <CallOff />
    </Stack>
  );
}

function CallOff() {
  const { formatMessage } = useIntl();
  const { fetcher, form, field, error, isBusy } = useChange();
  return (
    <Disclosure label={<FormattedMessage {...messages.cancel} />}>
      <fetcher.Form {...form}>
        <Stack gap={3}>
          {error && <Banner tone="danger">{error}</Banner>}
          <Text tone="soft">
            <FormattedMessage {...messages.cancelText} />
          </Text>
          <EmailField {...field('email')} label={formatMessage(messages.email)} required />
          <Inline gap={3}>
            <Button type="submit" name="intent" value="cancel" variant="danger" isLoading={isBusy}>
              <FormattedMessage {...messages.cancel} />
            </Button>
          </Inline>
        </Stack>
      </fetcher.Form>
    </Disclosure>
  );
}
