import type { StepUpMethod } from '@sigillum/api-contracts/signing/schemas.ts';
import type { RequestEvents, SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import {
  Button,
  ButtonLink,
  CircleHelp,
  Inline,
  Pencil,
  from,
  PenLine,
  Stack,
  Stamp,
  Text,
  theme,
} from '@sigillum/design-system';
import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { ExplainPart11 } from '../../signature-requests/components/explain-part11.tsx';
import { signatureRequestsCorrectionMessages } from '../../signature-requests/correction-messages.ts';
import type { Standing } from '../describe-standing.ts';
import type { ExitOffer } from '../exit-offer.ts';
import { listToSign } from '../list-to-sign.ts';
import { signingPanelMessages as messages } from '../panel-messages.ts';
import { signingQuestionMessages } from '../question-messages.ts';
import type { SealOption } from '../seal-options.ts';
import { signingPlainMessages } from '../plain-messages.ts';
import { ActionBar } from './action-bar.tsx';
import { ExitNote } from './exit-note.tsx';
import { LookChoice, type LookChoiceProps } from './look-choice.tsx';
import { ShownDocuments } from './shown-documents.tsx';
import { SealChoice, type SealChoiceProps } from './seal-choice.tsx';
import { OwnName } from './own-name.tsx';
import { IdentWords, type IdentWordsProps } from './ident-words.tsx';
import { OwnWords, SealWords } from './sign-words.tsx';
import { StandingNote } from './standing-note.tsx';

export interface ActionPanelProps {
  request: SignatureRequest;
  events: RequestEvents['events'];
  standing: Standing;
  isVisitor: boolean;
  isSigning: boolean;
  /** The seals that the person may sign with instead of personally, and which one is chosen. */
  seals: readonly SealOption[];
  seal: SealOption | undefined;
  onSealChange: SealChoiceProps['onSealChange'];
  /** The second factors of the account that may stand for a code, the best first. */
  stepUpMethods?: readonly StepUpMethod[];
  /** How the person's signature will look, and what else it could look like. */
  look?: Omit<LookChoiceProps, 'request'> | undefined;
  /** The way back to the site that has opened the page, where there is nothing to sign. */
  exit?: ExitOffer | undefined;
  /** Whether a trust service must know the person first, where the quality asks for that. */
  ident?: IdentWordsProps | undefined;
  /** Only for who has no account. */
  onCorrectName?: (() => void) | undefined;
  /** Asks the sender. */
  onAsk: () => void;
  /** Makes a corrected version of a request that was sent. */
  onCorrect: () => void;
  onSign: () => void;
  onDecline: () => void;
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  > :first-child {
    flex: 1 1 auto;
  }
  > :last-child {
    flex: 2 1 9rem;
  }
  margin-top: ${theme.space[3]};
  ${from.md} {
    margin-top: ${theme.space[4]};
  }
`;

const Below = styled.div`
  margin-top: ${theme.space[2]};
`;

/** What the person is asked for here, in one plain summary, and the buttons to do it; or why there is nothing to do. */
export function ActionPanel(props: ActionPanelProps) {
  return (
    <ActionBar>
      {props.standing === 'may-sign' ? (
        <ToSign {...props} />
      ) : (
        <Stack gap={3}>
          <StandingNote {...props} />
          {mayAsk(props.request) ? (
            <Inline justify="center">
              <AskWay {...props} />
            </Inline>
          ) : null}
          <CorrectWay {...props} />
          {props.exit ? <ExitNote exit={props.exit} /> : null}
        </Stack>
      )}
    </ActionBar>
  );
}

const mayAsk = (request: SignatureRequest) => request.viewer.actions.includes('ask');

/** Whoever hesitates asks, and need not decline. */
function AskWay({ onAsk }: Pick<ActionPanelProps, 'onAsk'>) {
  return (
    <Button variant="quiet" size="small" icon={<CircleHelp aria-hidden />} onClick={onAsk} data-awaits-script>
      <FormattedMessage {...signingQuestionMessages.ask} />
    </Button>
  );
}

/** What has gone wrong is corrected from here, or in the version that there is already. */
function CorrectWay({ request, onCorrect }: Pick<ActionPanelProps, 'request' | 'onCorrect'>) {
  if (request.corrected_by !== null)
    return (
      <ButtonLink variant="secondary" href={`/view/${request.corrected_by}`}>
        <FormattedMessage {...signatureRequestsCorrectionMessages.open} />
      </ButtonLink>
    );
  return request.viewer.actions.includes('correct') ? (
    <Button variant="secondary" icon={<Pencil aria-hidden />} onClick={onCorrect}>
      <FormattedMessage {...signatureRequestsCorrectionMessages.correct} />
    </Button>
  ) : null;
}

function ToSign(props: ActionPanelProps) {
  const {
    request,
    isVisitor,
    isSigning,
    seals,
    seal,
    onSealChange,
    stepUpMethods = [],
    look,
    ident,
    onCorrectName,
    onSign,
    onDecline,
  } = props;
  const own = request.signatures.find(({ sid }) => sid === request.viewer.sid);
  // Several documents or a statement: without script they are asked for on a page of their own, with script in dialogs.
  const documents = listToSign(request);
  const isReviewed = documents.length > 1 || request.quality === 'PART11';

  function act(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if ((submitter as HTMLButtonElement | null)?.value === 'decline') onDecline();
    else onSign();
  }

  return (
    <form method="post" onSubmit={act}>
      {/* Enter in a choice would press the first button of the form. */}
      <input type="submit" value="–" disabled hidden />
      <ShownDocuments documents={documents} />
      <Stack gap={1}>
        <Text weight="strong">
          <FormattedMessage {...messages.toSign} values={{ count: documents.length }} />
        </Text>
        {seal ? (
          <SealWords {...seal} />
        ) : (
          <OwnWords
            {...request}
            isVisitor={isVisitor}
            email={own?.signer_identity_data.email_address}
            stepUpMethods={stepUpMethods}
          >
            {request.quality === 'PART11' && <ExplainPart11 reader="signer" />}
          </OwnWords>
        )}
        {/* Beside the correction of the name: a row of its own takes the document too much of a small window. */}
        {own && onCorrectName ? (
          <OwnName own={own} onCorrect={onCorrectName}>
            {mayAsk(request) ? <AskWay {...props} /> : null}
          </OwnName>
        ) : mayAsk(request) ? (
          <Inline>
            <AskWay {...props} />
          </Inline>
        ) : null}
        {ident && !seal ? <IdentWords {...ident} /> : null}
      </Stack>
      <SealChoice seals={seals} sealName={seal?.name} onSealChange={onSealChange} />
      {look && !seal ? <LookChoice {...look} request={request} /> : null}
      <Buttons>
        <Button type="submit" name="act" value="decline" variant="secondary" size="large" disabled={isSigning}>
          <FormattedMessage {...messages.decline} />
        </Button>
        <Button
          type="submit"
          name="act"
          value={isReviewed ? 'review' : 'sign'}
          variant="seal"
          size="large"
          icon={seal ? <Stamp aria-hidden /> : <PenLine aria-hidden />}
          isLoading={isSigning}
        >
          <FormattedMessage {...(seal ? messages.signWithSeal : messages.sign)} />
        </Button>
      </Buttons>
      <noscript>
        <Below>
          <Text size="small" tone="soft">
            <FormattedMessage {...signingPlainMessages.noScript} />
          </Text>
        </Below>
      </noscript>
    </form>
  );
}
