import { Card, Heading, Inline, Point, Points, Stack, Text, TextLink, VisuallyHidden } from '@sigillum/design-system';
import { Circle, CircleCheck } from '@sigillum/design-system/icons.ts';
import { FormattedMessage } from 'react-intl';
import { businessDashboardMessages as messages } from '../dashboard-messages.ts';
import type { FirstStep } from '../first-steps.ts';

const texts = {
  send: messages.stepSend,
  invite: messages.stepInvite,
  support: messages.stepSupport,
  domain: messages.stepDomain,
  seal: messages.stepSeal,
} as const satisfies Record<FirstStep['name'], unknown>;

/** What a new business does first. Gone once all is done. */
export function FirstStepsCard({ steps }: { steps: readonly FirstStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <Card padding="snug" tag="section">
      <Stack gap={4}>
        <Inline gap={3} style={{ justifyContent: 'space-between' }}>
          <Heading level={2}>
            <FormattedMessage {...messages.steps} />
          </Heading>
          <Text tone="soft" size="small">
            <FormattedMessage {...messages.stepsDone} values={{ done, total: steps.length }} />
          </Text>
        </Inline>
        <Points>
          {steps.map(({ name, href, isDone }) => (
            <Point key={href} icon={isDone ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}>
              {isDone ? (
                <VisuallyHidden>
                  <FormattedMessage {...messages.stepDone} />{' '}
                </VisuallyHidden>
              ) : null}
              <TextLink href={href} tone={isDone ? 'ink' : 'pine'}>
                <FormattedMessage {...texts[name]} />
              </TextLink>
            </Point>
          ))}
        </Points>
      </Stack>
    </Card>
  );
}
