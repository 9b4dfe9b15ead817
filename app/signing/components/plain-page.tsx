import { Container, from, theme } from '@sigillum/design-system';
import { styled } from 'styled-components';
import type { PlainStep } from '../plain-step.ts';
import { PlainDecline } from './plain-decline.tsx';
import { PlainFill } from './plain-fill.tsx';
import { PlainSign, type PlainSignProps } from './plain-sign.tsx';

const Page = styled(Container)`
  padding-block: ${theme.space[5]} ${theme.space[7]};
  ${from.sm} {
    padding-block: ${theme.space[7]} ${theme.space[8]};
  }
`;

export interface PlainPageProps extends Omit<PlainSignProps, 'step'> {
  step: PlainStep;
}

/** One step of signing or declining as a page of its own, for browsers without scripts. */
export function PlainPage({ step, ...page }: PlainPageProps) {
  return (
    <Page width="text">
      {step.kind === 'fill' ? (
        <PlainFill request={page.request} step={step} />
      ) : step.kind === 'decline' ? (
        <PlainDecline request={page.request} step={step} />
      ) : (
        <PlainSign {...page} step={step} />
      )}
    </Page>
  );
}
