import type { Session } from '@sigillum/api-contracts/user/schemas.ts';
import { Badge, Banner, Inline, Stack, Text, theme } from '@sigillum/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useFormat } from '../../i18n/use-format.ts';
import type { Device } from '../describe-device.ts';
import { userProfileMessages as messages } from '../profile-messages.ts';
import { ActButton } from '../../forms/act-button.tsx';
import { useChange } from '../../forms/use-change.ts';
import { ProfileCard } from './profile-card.tsx';
import { ProofField } from './proof-field.tsx';

export interface SessionsCardProps {
  sessions: readonly (Omit<Session, 'userAgent'> & { device: Device })[];
}

const Sessions = styled.ul`
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]} ${theme.space[3]};
    padding-block: ${theme.space[3]};
    border-top: 1px solid ${theme.color.hairline};
  }
  > li:first-child {
    padding-top: 0;
    border-top: 0;
  }
  > li > div {
    flex: 1 1 9rem;
    min-width: 0;
  }
`;

/** Where the person is logged in: one place after the other, or all the others at once, is logged out. */
export function SessionsCard({ sessions }: SessionsCardProps) {
  const { formatMessage } = useIntl();
  const { instant } = useFormat();
  const { fetcher, field, error } = useChange();
  const [password, setPassword] = useState('');
  const nameDevice = ({ browser, system }: Device) =>
    browser && system
      ? formatMessage(messages.device, { browser, system })
      : (browser ?? system ?? formatMessage(messages.deviceUnknown));
  return (
    <ProfileCard
      title={<FormattedMessage {...messages.sessionsTitle} />}
      text={<FormattedMessage {...messages.sessionsText} />}
    >
      <Stack>
        {error && <Banner tone="danger">{error}</Banner>}
        <ProofField {...field('password')} onChange={({ target }) => setPassword(target.value)} />
        <Sessions>
          {sessions.map(({ id, isCurrent, device, createdAt, ip }) => (
            <li key={id}>
              <div>
                <Inline gap={2}>
                  <Text weight="medium">{nameDevice(device)}</Text>
                  {isCurrent && (
                    <Badge tone="success">
                      <FormattedMessage {...messages.sessionCurrent} />
                    </Badge>
                  )}
                </Inline>
                <Text tone="soft" size="small">
                  <FormattedMessage {...messages.sessionSince} values={{ date: instant(createdAt) }} />
                  {ip && (
                    <>
                      {' · '}
                      <bdi dir="ltr">{ip}</bdi>
                    </>
                  )}
                </Text>
              </div>
              {!isCurrent && (
                <fetcher.Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <input type="hidden" name="password" value={password} />
                  <ActButton
                    name="intent"
                    value="end-session"
                    variant="quiet"
                    size="small"
                    running={fetcher}
                    of={{ id }}
                    aria-label={formatMessage(messages.sessionEndName, { device: nameDevice(device) })}
                  >
                    <FormattedMessage {...messages.sessionEnd} />
                  </ActButton>
                </fetcher.Form>
              )}
            </li>
          ))}
        </Sessions>
        {sessions.length > 1 && (
          <fetcher.Form method="post">
            <input type="hidden" name="password" value={password} />
            <ActButton name="intent" value="end-others" variant="secondary" running={fetcher}>
              <FormattedMessage {...messages.sessionsEnd} />
            </ActButton>
          </fetcher.Form>
        )}
      </Stack>
    </ProfileCard>
  );
}
