import type { PaymentSetup } from '@sigillum/api-contracts/pricing/subscription-schemas.ts';
import { Banner, Button, Inline, RotateCcw, Spinner, Stack, Text } from '@sigillum/design-system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { useProblemText } from '../../forms/use-problem-text.ts';
import { isApiProblem } from '../../forms/is-api-problem.ts';
import { toLanguage } from '../../i18n/locales.ts';
import { useDocument } from '../../providers.tsx';
import type { OpenPaymentFields, PaymentFields } from '../payment/payment-fields.ts';
import { pricingPurchaseMessages as messages } from '../purchase-messages.ts';

export interface PaymentPanelProps {
  /** Two letters; empty while none is chosen. */
  country: string;
  /** Begins to take a means of payment. */
  start: (country: string) => Promise<PaymentSetup>;
  open: OpenPaymentFields;
  returnUrl: () => string;
  /** Gets the fields once they can be used, and undefined when they are gone. */
  onFields: (fields: PaymentFields | undefined) => void;
}

type Opening = { status: 'opening' } | { status: 'open'; isLocal: boolean } | { status: 'failed'; error: unknown };

/** The provider's own fields, in its frame; says so when they belong to a test system, and when they cannot be had. */
export function PaymentPanel({ country, start, open, returnUrl, onFields }: PaymentPanelProps) {
  const hostRef = useRef<HTMLDivElement>(null);
  const { locale } = useDocument();
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>({ status: 'opening' });
  const problem = useProblemText(opening.status === 'failed' ? opening.error : undefined);

  const openNow = useEffectEvent(async (isGone: () => boolean) => {
    const setup = await start(country);
    if (isGone() || !hostRef.current) return undefined;
    const scene = { language: toLanguage(locale), isDark: isDark(), returnUrl: returnUrl() };
    const fields = await open(setup, hostRef.current, scene);
    if (isGone()) {
      fields.close();
      return undefined;
    }
    setOpening({ status: 'open', isLocal: setup.isLocal });
    onFields(fields);
    return fields;
  });
  const tellGone = useEffectEvent(() => onFields(undefined));
  const fail = useEffectEvent((error: unknown) => setOpening({ status: 'failed', error }));

  useEffect(() => {
    if (country === '') return;
    let isGone = false;
    let fields: PaymentFields | undefined;
    setOpening({ status: 'opening' });
    openNow(() => isGone).then(
      (opened) => (fields = opened),
      (error: unknown) => {
        if (!isGone) fail(error);
      },
    );
    return () => {
      isGone = true;
      tellGone();
      fields?.close();
    };
  }, [country, attempt]);

  if (country === '')
    return (
      <Text tone="soft">
        <FormattedMessage {...messages.paymentCountry} />
      </Text>
    );
  return (
    <Stack gap={3}>
      {opening.status === 'open' &&
        (opening.isLocal ? (
          <Banner tone="warning">
            <FormattedMessage {...messages.paymentLocal} />
          </Banner>
        ) : (
          <Text size="small" tone="soft">
            <FormattedMessage {...messages.paymentForeign} />
          </Text>
        ))}
      {opening.status === 'opening' && (
        <Inline gap={3}>
          <Spinner />
          <Text tone="soft" role="status">
            <FormattedMessage {...messages.paymentLoading} />
          </Text>
        </Inline>
      )}
      {opening.status === 'failed' && (
        <Banner
          tone="danger"
          actions={
            <Button
              variant="secondary"
              size="small"
              icon={<RotateCcw aria-hidden />}
              onClick={() => setAttempt(attempt + 1)}
            >
              <FormattedMessage {...commonMessages.retry} />
            </Button>
          }
        >
          {isApiProblem(opening.error) ? problem : <FormattedMessage {...messages.paymentMissing} />}
        </Banner>
      )}
      <div ref={hostRef} hidden={opening.status === 'failed'} />
    </Stack>
  );
}

/** Whether the page is dark now, by the person's choice or the system's. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined || theme === '' || theme === 'system'
    ? window.matchMedia('(prefers-color-scheme: dark)').matches
    : theme === 'dark';
}
