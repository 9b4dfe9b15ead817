import { LinkAnchor } from '../support/link.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { Check, CircleAlert } from '../icons.ts';
import { Mark, Steps } from './stepper-style.ts';

/** A step of a task. */
export interface StepperStep {
  id: string;
  label: string;
  /** What was chosen there, in few words. */
  detail?: string;
  /** Default ahead. */
  state?: 'done' | 'current' | 'failed' | 'ahead';
  /** Leads to the step; leave it away where one cannot go yet. */
  href?: string;
}

export interface StepperProps {
  /** Name of the list. */
  label: string;
  steps: readonly StepperStep[];
  /** What is read out after the label of a step, where a mark shows it: "done", "to be corrected". */
  doneText: string;
  failedText: string;
}

/** The steps of a task in their order, and how far one is. Below 960 px only the current one is written out. */
export function Stepper({ label, steps, doneText, failedText }: StepperProps) {
  const spoken = { done: doneText, failed: failedText };
  return (
    <nav aria-label={label}>
      <Steps role="list">
        {steps.map(({ id, label: name, detail, state = 'ahead', href }, index) => {
          const content = (
            <>
              <Mark aria-hidden>{state === 'done' ? <Check /> : state === 'failed' ? <CircleAlert /> : index + 1}</Mark>
              <span data-words>
                {name}
                {state === 'done' || state === 'failed' ? <VisuallyHidden>, {spoken[state]}</VisuallyHidden> : null}
                {detail === undefined ? null : <small>{detail}</small>}
              </span>
            </>
          );
          const current = state === 'current' ? 'step' : undefined;
          return (
            <li key={id} data-state={state}>
              {href === undefined ? (
                <span data-step aria-current={current}>
                  {content}
                </span>
              ) : (
                <LinkAnchor href={href} data-step aria-current={current}>
                  {content}
                </LinkAnchor>
              )}
            </li>
          );
        })}
      </Steps>
    </nav>
  );
}
