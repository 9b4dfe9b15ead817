import { ArrowLeft, ArrowRight, Button, ButtonLink, Check, Send, VisuallyHidden } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFocusOnStep } from '../../common/use-focus-on-step.ts';
import type { SaveState } from '../draft-saver.ts';
import { type InviteStep, inviteSteps } from '../invite-steps.ts';
import { signatureRequestsInviteMessages as messages } from '../invite-messages.ts';
import { Body, Foot, Place, StepLink, Strip } from './invite-frame-style.ts';
import { SaveIndicator } from './save-indicator.tsx';

export interface InviteFrameProps {
  step: InviteStep;
  /** Steps in which something is still missing. */
  missing: readonly InviteStep[];
  getHref: (step: InviteStep) => string;
  saveState: SaveState;
  onRetry: () => void;
  onSend: () => void;
  isSending: boolean;
  children: ReactNode;
}

const stepTexts = {
  documents: messages.stepDocuments,
  people: messages.stepPeople,
  place: messages.stepPlace,
  send: messages.stepSend,
} as const;

/** The frame of preparing a request: the steps, whether everything is saved, and the way back and on. */
export function InviteFrame({
  step,
  missing,
  getHref,
  saveState,
  onRetry,
  onSend,
  isSending,
  children,
}: InviteFrameProps) {
  const { formatMessage } = useIntl();
  const index = inviteSteps.indexOf(step);
  const previous = inviteSteps[index - 1];
  const next = inviteSteps[index + 1];
  const bodyRef = useFocusOnStep(step);
  return (
    <>
      <VisuallyHidden as="h1">
        <FormattedMessage {...messages.inviteTitle} />
      </VisuallyHidden>
      <Strip>
        <nav aria-label={formatMessage(messages.steps)}>
          <Place aria-hidden>
            <FormattedMessage
              {...messages.stepOf}
              values={{ number: index + 1, total: inviteSteps.length, step: formatMessage(stepTexts[step]) }}
            />
          </Place>
          <ol role="list">
            {inviteSteps.map((one, number) => {
              const isDone = one !== step && number < index && !missing.includes(one);
              return (
                <li key={one}>
                  <StepLink
                    to={getHref(one)}
                    aria-current={one === step ? 'step' : undefined}
                    data-done={isDone || undefined}
                  >
                    <i aria-hidden>{isDone ? <Check /> : number + 1}</i>
                    <span>
                      <FormattedMessage {...stepTexts[one]} />
                    </span>
                  </StepLink>
                </li>
              );
            })}
          </ol>
        </nav>
        <SaveIndicator state={saveState} onRetry={onRetry} />
      </Strip>
      <Body ref={bodyRef} tabIndex={-1} role="group" aria-label={formatMessage(stepTexts[step])}>
        {children}
      </Body>
      <Foot>
        <ButtonLink
          variant="secondary"
          href={previous ? getHref(previous) : '/dashboard?tab=drafts'}
          icon={<ArrowLeft aria-hidden />}
        >
          <FormattedMessage {...(previous ? messages.back : messages.toDrafts)} />
        </ButtonLink>
        {next ? (
          <ButtonLink href={getHref(next)} endIcon={<ArrowRight aria-hidden />}>
            <FormattedMessage {...messages.next} />
          </ButtonLink>
        ) : (
          <Button
            icon={<Send aria-hidden />}
            isLoading={isSending}
            onClick={() => (missing.length > 0 ? showMissing(bodyRef.current) : onSend())}
          >
            <FormattedMessage {...messages.send} />
          </Button>
        )}
      </Foot>
    </>
  );
}

/** Takes the person to the first field that is wrong, or to the link that leads to what is missing. */
function showMissing(body: HTMLElement | null) {
  body?.querySelector<HTMLElement>('[aria-invalid="true"], [data-missing]')?.focus();
}
