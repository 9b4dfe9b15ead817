import { cancelTrial } from '@sigillum/api-contracts/business/cancel-trial.ts';
import { cancelSubscription } from '@sigillum/api-contracts/pricing/cancel-subscription.ts';
import { changeSeats } from '@sigillum/api-contracts/pricing/change-seats.ts';
import { getPlanHoldings } from '@sigillum/api-contracts/pricing/get-plan-holdings.ts';
import { openChargebeePortal } from '@sigillum/api-contracts/pricing/open-chargebee-portal.ts';
import { openCustomerPortal } from '@sigillum/api-contracts/pricing/open-customer-portal.ts';
import { previewSeats } from '@sigillum/api-contracts/pricing/preview-seats.ts';
import { refreshSubscription } from '@sigillum/api-contracts/pricing/refresh-subscription.ts';
import { resumeSubscription } from '@sigillum/api-contracts/pricing/resume-subscription.ts';
import { startPayment } from '@sigillum/api-contracts/pricing/start-payment.ts';
import { mostSeats } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { useIntl } from 'react-intl';
import * as z from 'zod';
import { useRevalidator } from 'react-router';
import { describeFailure } from '../forms/describe-failure.ts';
import { useTexts } from '../forms/use-problem-text.ts';
import { useApiClient } from '../http/browser-api.ts';
import { toLanguage } from '../i18n/locales.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useModals } from '../modals/modals.tsx';
import { useDocument } from '../providers.tsx';
import type { PlanViewProps } from './plan-props.ts';
import { makeDecline } from './decline-texts.ts';
import { cancelSubscriptionDialog, cancelTrialDialog, removeSeatsDialog } from './dialogs.ts';
import { addSeatsOverlay } from './overlays.ts';
import { confirmByBank } from './payment/confirm-by-bank.ts';
import { useArrival } from './payment/use-arrival.ts';
import { pricingPlanMessages as messages } from './plan-messages.ts';
import { findPrice } from './purchase.ts';

export type PlanScene = Pick<PlanViewProps, 'business' | 'usage' | 'plan'>;

/** What an administrator can do about the plan; each act asks first, and the page is read again after it. */
export function usePlanActs({ business, usage, plan }: PlanScene) {
  const client = useApiClient();
  const { dialogs, overlays, snackbars } = useModals();
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const { locale } = useDocument();
  const { date } = useFormat();
  const formatFailure = useTexts();
  const { id, name: businessName, billing, subscription } = business;
  const params = { id };
  const people = usage.seats.used + usage.seats.held;
  const planName = plan?.name ?? subscription?.plan ?? '';

  const finish = async (message: string) => {
    await revalidate();
    snackbars.add({ message, tone: 'success' });
  };
  /** For a button that asks nothing first. */
  const run = (act: () => Promise<unknown>) => () => {
    act().catch((error: unknown) =>
      snackbars.add({ message: formatFailure(describeFailure(error)), tone: 'danger', durationMs: 6000 }),
    );
  };
  /** What ends with the plan. */
  const readHoldings = () => client.call(getPlanHoldings, { params });

  // Seats that a bank has confirmed on a page of its own.
  useArrival('plan', z.never(), (answer) => {
    if (!answer) return;
    run(async () => {
      if (answer.isRefused) throw makeDecline('payment_intent_authentication_failure');
      await client.call(refreshSubscription, { params });
      await finish(formatMessage(messages.seatsAdded));
    })();
  });

  async function buySeats(seats: number, timestamp: string) {
    const ask = () => client.call(changeSeats, { params, body: { seats, timestamp } });
    let result = await ask();
    if (result.state === 'ACTION_NEEDED' && result.clientSecret !== null) {
      const setup = await client.call(startPayment, { params, body: { country: billing.country ?? 'CH' } });
      const outcome = await confirmByBank(setup, result.clientSecret, toLanguage(locale));
      if (!outcome.isDone) throw makeDecline(outcome.code);
      result = await ask();
    }
    if (result.state === 'DECLINED') throw makeDecline(result.code);
  }

  return {
    addSeats: () =>
      subscription &&
      overlays.open(
        addSeatsOverlay,
        {
          businessName,
          plan: planName,
          seats: subscription.seats,
          members: people,
          initialCount: 1,
          greatestCount: Math.max(1, (plan?.seats.most ?? mostSeats) - subscription.seats),
          preview: (seats, signal) => client.call(previewSeats, { params, body: { seats } }, { signal }),
        },
        async ({ seats, timestamp }) => {
          await buySeats(seats, timestamp);
          await finish(formatMessage(messages.seatsAdded));
        },
      ),
    removeSeats: () => {
      if (!subscription) return;
      const { seats, cycle, currency, periodEnd } = subscription;
      const price = plan && findPrice(plan, { cycle, currency });
      dialogs.open(
        removeSeatsDialog,
        {
          businessName,
          seats,
          members: people,
          seatPrice: { amount: price?.amount ?? 0, currency, cycle },
          periodEndsAt: periodEnd,
        },
        async (action) => {
          const { timestamp } = await client.call(previewSeats, { params, body: { seats: action.seats } });
          await client.call(changeSeats, { params, body: { seats: action.seats, timestamp } });
          await finish(formatMessage(messages.seatsChanged, { seats: action.seats }));
        },
      );
    },
    keepSeats: run(async () => {
      if (!subscription) return;
      const { seats } = subscription;
      const { timestamp } = await client.call(previewSeats, { params, body: { seats } });
      await client.call(changeSeats, { params, body: { seats, timestamp } });
      await finish(formatMessage(messages.seatsChanged, { seats }));
    }),
    cancel: run(async () => {
      if (!subscription) return;
      const { periodEnd: endsAt } = subscription;
      dialogs.open(
        cancelSubscriptionDialog,
        { plan: planName, endsAt, ...(await readHoldings()) },
        async ({ reason, comment }) => {
          const text = [reason, comment].filter(Boolean).join(': ');
          await client.call(cancelSubscription, { params, body: text ? { reason: text } : {} });
          await finish(formatMessage(messages.cancelled, { date: date(endsAt) }));
        },
      );
    }),
    resume: run(async () => {
      await client.call(resumeSubscription, { params });
      await finish(formatMessage(messages.resumed));
    }),
    endTrial: run(async () => {
      const { trialEndsAt } = billing;
      if (trialEndsAt === null) return;
      dialogs.open(cancelTrialDialog, { businessName, trialEndsAt, ...(await readHoldings()) }, async () => {
        await client.call(cancelTrial, { params });
        await finish(formatMessage(messages.trialEnded));
      });
    }),
    openPortal: run(async () => {
      const { origin, pathname } = window.location;
      if (billing.paymentMethod === 'CHARGEBEE') {
        const { portal_session: session } = await client.call(openChargebeePortal, { params });
        window.location.assign(session.access_url);
        return;
      }
      const { url } = await client.call(openCustomerPortal, { params, query: { redirectUrl: origin + pathname } });
      window.location.assign(url);
    }),
  };
}
export type PlanActs = ReturnType<typeof usePlanActs>;
