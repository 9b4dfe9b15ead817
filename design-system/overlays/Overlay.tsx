import { useId } from 'react';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Banner } from '../components/Banner.tsx';
import { OutcomeMark, type OutcomeMarkProps } from '../components/OutcomeMark.tsx';
import { ProgressBar } from '../components/ProgressBar.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Portal } from '../support/Portal.tsx';
import { useModalFrame } from '../support/use-modal-frame.ts';
import { from } from '../breakpoints/breakpoints.ts';
import { theme } from '../theme/theme.ts';
import { zIndex } from '../tokens/z-index.ts';

export interface OverlayProps {
  title: ReactNode;
  /** What happened, what it means, what to do now. */
  children?: ReactNode;
  /** The ways on; the main one first. */
  actions?: ReactNode;
  /** An icon or a picture above the title. */
  icon?: ReactNode;
  /** Colour of the icon; default neutral. */
  tone?: OutcomeMarkProps['tone'];
  /** The action runs. */
  isLoading?: boolean;
  /** Read out while loading. */
  loadingLabel?: string;
  /** What went wrong with the action, said above the actions. */
  error?: ReactNode;
  /** Called by Escape; only for what is over, where nothing is passed by or lost. Default: Escape does nothing. */
  onEscape?: () => void;
}

const appear = keyframes`from { opacity: 0; }`;

const Page = styled.div`
  position: fixed;
  inset: 0;
  /* What a site hides of a page in its frame. */
  padding-block: var(--hidden-above, 0px) var(--hidden-below, 0px);
  z-index: ${zIndex.overlay};
  overflow-y: auto;
  background: ${theme.color.overlay};
  animation: ${appear} ${theme.motion.calm} ${theme.motion.curve};
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${theme.space[5]};
  max-width: 560px;
  min-height: 100%;
  margin: 0 auto;
  padding: ${theme.space[6]} ${theme.space[5]};
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: none;
  }
  ${from.sm} {
    padding: ${theme.space[8]} ${theme.space[5]};
  }
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  font-size: ${theme.fontSize.large};
  color: ${theme.color.inkSoft};
`;

const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  ${from.sm} {
    flex-flow: row wrap;
  }
`;

/** Frame of a full-screen overlay: opaque and persistent. No click beside closes it, nor does Escape without `onEscape`; only its actions lead on. */
export function Overlay(props: OverlayProps) {
  return (
    <Portal>
      <OverlayFrame {...props} />
    </Portal>
  );
}

function OverlayFrame({
  title,
  children,
  actions,
  icon,
  tone,
  isLoading = false,
  loadingLabel,
  error,
  onEscape,
}: OverlayProps) {
  const titleId = useId();
  const { rootRef, dialogRef } = useModalFrame({ zIndex: zIndex.overlay, onEscape: isLoading ? undefined : onEscape });
  return (
    <Page ref={rootRef} data-modal-frame>
      <Column
        ref={dialogRef}
        role="dialog"
        aria-modal
        aria-labelledby={titleId}
        aria-busy={isLoading || undefined}
        tabIndex={-1}
      >
        {icon === undefined ? null : <OutcomeMark {...(tone && { tone })}>{icon}</OutcomeMark>}
        <Heading level={1} look="display" id={titleId}>
          {title}
        </Heading>
        {children === undefined ? null : <Text>{children}</Text>}
        {error === undefined || error === null ? null : <Banner tone="danger">{error}</Banner>}
        {isLoading ? <ProgressBar label={loadingLabel ?? ''} look="line" /> : null}
        {actions === undefined ? null : <Actions>{actions}</Actions>}
      </Column>
    </Page>
  );
}
