import { ArrowLeft, ArrowRight, Button, ButtonLink, Check, from, Heading, Send, theme, toolbarHeight, until, VisuallyHidden, zIndex } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { SaveState } from '../draft-saver.ts';
import { type InviteStep, inviteSteps } from '../invite-steps.ts';
import { requestMessages as messages } from '../messages.ts';
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

const Strip = styled.div`
  position: sticky;
  top: ${toolbarHeight}px;
  z-index: ${zIndex.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[5]};
  min-height: 48px;
  padding: ${theme.space[1]} ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.hairline};
  background: ${theme.color.paper};

  ${from.sm} { padding-inline: ${theme.space[5]}; }
  ol { display: flex; gap: ${theme.space[1]}; overflow-x: auto; scrollbar-width: none; }
`;

const StepLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 40px;
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.inkSoft};
  font-size: ${theme.fontSize.small};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  &:hover { color: ${theme.color.ink}; background: ${theme.color.pineSoft}; }
  i {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 1px solid ${theme.color.edge};
    border-radius: 50%;
    font-style: normal;
    font-variant-numeric: tabular-nums;
    svg { width: 14px; height: 14px; }
  }
  &[data-done] i { border-color: ${theme.color.pine}; color: ${theme.color.pine}; }
  &[aria-current] { color: ${theme.color.ink}; }
  &[aria-current] i { border-color: ${theme.color.pine}; background: ${theme.color.pine}; color: ${theme.color.onPine}; }
  ${until.md} { &:not([aria-current]) span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${zIndex.sticky};
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};
  background: ${theme.color.paper};

  ${from.sm} { padding-inline: ${theme.space[5]}; }
`;

const stepTexts = { documents: messages.stepDocuments, people: messages.stepPeople, place: messages.stepPlace, send: messages.stepSend } as const;

/** The frame of preparing a request: the steps, whether everything is saved, and the way back and on. */
export function InviteFrame({ step, missing, getHref, saveState, onRetry, onSend, isSending, children }: InviteFrameProps) {
  const { formatMessage } = useIntl();
  const index = inviteSteps.indexOf(step);
  const previous = inviteSteps[index - 1];
  const next = inviteSteps[index + 1];
  return (
    <>
      <VisuallyHidden as={Heading} {...{ level: 1 }}><FormattedMessage {...messages.inviteTitle} /></VisuallyHidden>
      <Strip>
        <nav aria-label={formatMessage(messages.steps)}>
          <ol role="list">
            {inviteSteps.map((one, number) => {
              const isDone = one !== step && number < index && !missing.includes(one);
              return (
                <li key={one}>
                  <StepLink to={getHref(one)} replace preventScrollReset aria-current={one === step ? 'step' : undefined} data-done={isDone || undefined}>
                    <i aria-hidden>{isDone ? <Check /> : number + 1}</i>
                    <span><FormattedMessage {...stepTexts[one]} /></span>
                  </StepLink>
                </li>
              );
            })}
          </ol>
        </nav>
        <SaveIndicator state={saveState} onRetry={onRetry} />
      </Strip>
      <Body>{children}</Body>
      <Foot>
        <ButtonLink variant="secondary" href={previous ? getHref(previous) : '/dashboard?tab=drafts'} icon={<ArrowLeft aria-hidden />}>
          <FormattedMessage {...(previous ? messages.back : messages.toDrafts)} />
        </ButtonLink>
        {next ? (
          <ButtonLink href={getHref(next)}><FormattedMessage {...messages.next} /> <ArrowRight aria-hidden /></ButtonLink>
        ) : (
          <Button icon={<Send aria-hidden />} isLoading={isSending} disabled={missing.length > 0} onClick={onSend}><FormattedMessage {...messages.send} /></Button>
        )}
      </Foot>
    </>
  );
}
