import { from, theme, until, withoutScripts } from '@sigillum/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { describeStanding } from '../describe-standing.ts';
import { useReading } from '../use-reading.ts';
import { ActionPanel, type ActionPanelProps } from './action-panel.tsx';
import { DocumentReader, type ReaderProps } from './document-reader.tsx';
import { type Panel, PanelSwitch } from './panel-switch.tsx';
import { RequestDetails, type RequestDetailsProps } from './request-details.tsx';
import { ViewHead, type ViewHeadProps } from './view-head.tsx';

export interface RequestViewProps
  extends
    Omit<ReaderProps, 'documents' | 'signatures' | 'ownSid'>,
    Omit<RequestDetailsProps, 'pickedId'>,
    Omit<ViewHeadProps, 'pickedId'> {
  isSigning: boolean;
  seals: ActionPanelProps['seals'];
  seal: ActionPanelProps['seal'];
  onSealChange: ActionPanelProps['onSealChange'];
  stepUpMethods?: ActionPanelProps['stepUpMethods'];
  look?: ActionPanelProps['look'];
  exit?: ActionPanelProps['exit'];
  ident?: ActionPanelProps['ident'];
  onCorrectName?: ActionPanelProps['onCorrectName'];
  onAsk: ActionPanelProps['onAsk'];
  onSign: () => void;
  onDecline: () => void;
}

const Screen = styled.div`
  display: flex;
  flex: 1 1 0px;
  flex-direction: column;
  /* What the window leaves, so that the button to sign is always in sight; higher where large letters need the room. */
  min-height: 36rem;
  background: ${theme.color.paper};

  ${until.md} {
    &:has(> [data-in-flow]) {
      flex-basis: auto;
      min-height: 0;
    }
    ${withoutScripts} {
      flex-basis: auto;
      min-height: 0;
    }
  }

  ${from.md} {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) clamp(340px, 30vw, 440px);
    grid-template-areas: 'reader head' 'reader details' 'reader actions';
    min-height: 30rem;

    /* There the details would have no room between what stands above and below them: rather the page scrolls. */
    @media (max-height: 34em) {
      min-height: 42rem;
    }
  }

  /* The documents are files of their own: paper shows who, what and when. */
  @media print {
    display: block;
    min-height: 0;
  }
`;

/** The pages on one side; who, what and the act of signing on the other. On small screens pages and details take turns. */
export function RequestView(props: RequestViewProps) {
  const { request, picked, isVisitor, isSigning, seals, seal, onSealChange, onSign, onDecline, onPick } = props;
  const [panel, setPanel] = useState<Panel>('document');
  const { isReading, onScrollCapture } = useReading();

  function pick(id: string) {
    onPick(id);
    setPanel('document');
  }

  return (
    <Screen data-panel={panel} data-reading={isReading || undefined} onScrollCapture={onScrollCapture}>
      <ViewHead {...props} pickedId={picked?.id} />
      <PanelSwitch panel={panel} onChange={setPanel} />
      <DocumentReader
        {...props}
        documents={request.documents}
        // Who may no longer sign leaves no place open.
        signatures={request.status_overall === 'OPEN' ? request.signatures : []}
        ownSid={request.viewer.sid}
      />
      <RequestDetails {...props} pickedId={picked?.id} onPick={pick} />
      <ActionPanel
        request={request}
        events={props.events}
        standing={describeStanding(request)}
        isVisitor={isVisitor}
        isSigning={isSigning}
        seals={seals}
        seal={seal}
        onSealChange={onSealChange}
        stepUpMethods={props.stepUpMethods}
        look={props.look}
        exit={props.exit}
        ident={props.ident}
        onCorrectName={props.onCorrectName}
        onAsk={props.onAsk}
        onCorrect={props.onCorrect}
        onSign={onSign}
        onDecline={onDecline}
      />
    </Screen>
  );
}
