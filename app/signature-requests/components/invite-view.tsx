import { Container, theme } from '@sigillum/design-system';
import type { ReactNode } from 'react';
import type { DraftEditor } from '../use-draft.ts';
import type { InviteStep } from '../invite-steps.ts';
import { listMissing } from '../invite-steps.ts';
import { DocumentsStep, type DocumentsStepProps } from './documents-step.tsx';
import { InviteFrame } from './invite-frame.tsx';
import { PeopleStep, type PeopleStepProps } from './people-step.tsx';
import { PlaceStep, type PlaceStepProps } from './place-step.tsx';
import { SendStep, type SendStepProps } from './send-step.tsx';

export interface InviteViewProps {
  step: InviteStep;
  editor: Pick<DraftEditor, 'request' | 'texts' | 'isWrong' | 'saveState' | 'change' | 'changeText' | 'insist'>;
  getHref: (step: InviteStep) => string;
  documents: Omit<DocumentsStepProps, 'documents'>;
  people: Omit<PeopleStepProps, 'signatures' | 'quality' | 'observers' | 'onChangeOrder'>;
  place: Omit<PlaceStepProps, 'request' | 'onChange'>;
  /** The qualities in which people can sign here. */
  offered: SendStepProps['offered'];
  refusals: SendStepProps['refusals'];
  lacks: SendStepProps['lacks'];
  colleagues?: SendStepProps['colleagues'];
  onChangeExpiry: () => void;
  isSending: boolean;
  onSend: () => void;
}

/** Preparing a request, step by step. */
export function InviteView({
  step,
  editor,
  getHref,
  documents,
  people,
  place,
  offered,
  refusals,
  lacks,
  colleagues,
  onChangeExpiry,
  isSending,
  onSend,
}: InviteViewProps) {
  const { request, texts, isWrong, saveState, change, changeText, insist } = editor;
  const changeSignatures = (signatures: NonNullable<Parameters<typeof change>[0]['signatures']>) =>
    change({ signatures });
  const steps: Record<InviteStep, () => ReactNode> = {
    documents: () => (
      <Column>
        <DocumentsStep documents={request.documents} {...documents} />
      </Column>
    ),
    people: () => (
      <Column>
        <PeopleStep
          signatures={request.signatures}
          quality={request.quality}
          observers={request.observers}
          onChangeOrder={changeSignatures}
          {...people}
        />
      </Column>
    ),
    place: () => <PlaceStep request={request} onChange={changeSignatures} {...place} />,
    send: () => (
      <Column>
        <SendStep
          request={request}
          texts={texts}
          offered={offered}
          refusals={refusals}
          lacks={lacks}
          colleagues={colleagues}
          getHref={getHref}
          onChange={change}
          onChangeExpiry={onChangeExpiry}
          onChangeText={changeText}
        />
      </Column>
    ),
  };
  const missing = listMissing({ ...request, title: texts.title });
  if (isWrong && !missing.includes('send')) missing.push('send');
  return (
    <InviteFrame
      step={step}
      missing={missing}
      getHref={getHref}
      saveState={saveState}
      onRetry={() => void insist().catch(() => undefined)}
      onSend={onSend}
      isSending={isSending}
    >
      {steps[step]()}
    </InviteFrame>
  );
}

function Column({ children }: { children: ReactNode }) {
  return (
    <Container width="text" style={{ paddingBlock: `${theme.space[6]} ${theme.space[8]}`, maxWidth: 880 }}>
      {children}
    </Container>
  );
}
