import type { MobileIdOverview, MobileIdQuestion } from '@sigillum/api-contracts/identification/mobile-id-schemas.ts';
import { Badge, Banner, Card, Stack, Text, TextLink } from '@sigillum/design-system';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRevalidator } from 'react-router';
import { useChange } from '../../forms/use-change.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { mobileIdFailureTexts } from '../mobile-id-failures.ts';
import { identificationMobileIdMessages as messages } from '../mobile-id-messages.ts';
import { ConnectedMobileId } from './connected-mobile-id.tsx';
import { AskForm, MobileIdForm } from './mobile-id-form.tsx';
import { WayFrame } from './way-frame.tsx';

export interface MobileIdViewProps {
  overview: MobileIdOverview;
}

/** Mobile ID of the person: to connect, test, change and disconnect it, and what is wrong with it. */
export function MobileIdView({ overview }: MobileIdViewProps) {
  const { is_offered, is_local, mobile, phone_url, connected, question } = overview;
  const isAsking = question?.state === 'open';
  useLooks(question);
  const disconnecting = useChange();
  return (
    <WayFrame title={<FormattedMessage {...messages.title} />} text={<FormattedMessage {...messages.text} />}>
      {is_local && (
        <Banner tone="warning">
          <FormattedMessage
            {...messages.local}
            values={{ link: phone_url === null ? () => null : leadTo(phone_url) }}
          />
        </Banner>
      )}
      {disconnecting.isSaved && !connected && !isAsking && (
        <Banner tone="success" role="status">
          <FormattedMessage {...messages.gone} />
        </Banner>
      )}
      {question && <Question question={question} />}
      {connected && <ConnectedMobileId connected={connected} mobile={mobile} isAsking={isAsking} />}
      {!connected && !isAsking && (
        <Card>
          {is_offered && mobile !== null ? (
            <AskForm intent="connect" label={messages.connect}>
              <Text>
                <FormattedMessage {...messages.before} values={{ mobile: <bdi key="mobile">+{mobile}</bdi> }} />
              </Text>
            </AskForm>
          ) : (
            <Text>
              <FormattedMessage
                {...(is_offered ? messages.mobileMissing : messages.notOffered)}
                values={{ link: leadTo('/profile') }}
              />
            </Text>
          )}
        </Card>
      )}
      {connected && !isAsking && (
        <>
          {is_offered && mobile !== null && (
            <Card>
              <AskForm intent="connect" label={messages.change} variant="secondary" title={messages.changeTitle}>
                <Text tone="soft">
                  <FormattedMessage {...messages.changeText} />
                </Text>
              </AskForm>
            </Card>
          )}
          <Card>
            <MobileIdForm
              change={disconnecting}
              intent="disconnect"
              label={messages.disconnect}
              variant="danger"
              title={messages.disconnectTitle}
            >
              <Text tone="soft">
                <FormattedMessage {...messages.disconnectText} />
              </Text>
            </MobileIdForm>
          </Card>
        </>
      )}
    </WayFrame>
  );
}

const leadTo = (href: string) => (parts: ReactNode) => (
  <TextLink key="link" href={href} {...(href.startsWith('http') && { target: '_blank', rel: 'noopener' })}>
    {parts}
  </TextLink>
);

/** Reads the page anew while the phone asks. */
function useLooks(question: MobileIdQuestion | null): void {
  const { revalidate } = useRevalidator();
  const wait = question?.state === 'open' ? question.retry_after : undefined;
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setInterval(() => void revalidate(), wait);
    return () => clearInterval(timer);
  }, [wait, revalidate]);
}

/** What the phone is asked, or what came of it. */
function Question({ question: { purpose, state, reason, text, expires_at } }: { question: MobileIdQuestion }) {
  const format = useFormat();
  if (state === 'confirmed')
    return (
      <Banner tone="success" role="status">
        <FormattedMessage {...(purpose === 'test' ? messages.works : messages.done)} />
      </Banner>
    );
  if (state === 'failed')
    return (
      <Banner tone="warning" role="status">
        <FormattedMessage {...mobileIdFailureTexts[reason ?? 'interrupted']} />
      </Banner>
    );
  return (
    <Card>
      <Stack gap={3}>
        <Text role="status">
          <Badge tone="pine">
            <FormattedMessage {...messages.waiting} />
          </Badge>
        </Text>
        <Text>
          <FormattedMessage {...messages.waitingText} />
        </Text>
        <Text>
          <strong>
            <bdi>{text}</bdi>
          </strong>
        </Text>
        <Text tone="soft">
          <FormattedMessage {...messages.waitingUntil} values={{ time: format.time(expires_at) }} />
        </Text>
      </Stack>
    </Card>
  );
}
