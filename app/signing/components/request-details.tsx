import type { RequestEvents, SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import {
  Bell,
  Button,
  ButtonLink,
  Clock,
  Eye,
  from,
  Heading,
  Inline,
  PenLine,
  Stack,
  Text,
  TextLink,
  theme,
  until,
  UserPlus,
  Users,
  withoutScripts,
} from '@sigillum/design-system';
import { Kept } from '@sigillum/design-system/support/Kept.tsx';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { documentsAttachmentMessages } from '../../documents/attachment-messages.ts';
import { AttachmentEditor, type AttachmentEditorProps } from '../../documents/components/attachment-editor.tsx';
import { documentsMessages } from '../../documents/messages.ts';
import type { MessageText } from '../../i18n/define-messages.ts';
import { useDocument } from '../../providers.tsx';
import { listColleagues } from '../../signature-requests/colleagues.ts';
import { signatureRequestsColleagueMessages as colleagueMessages } from '../../signature-requests/colleague-messages.ts';
import { ColleagueList, requestRights } from '../../signature-requests/components/colleague-list.tsx';
import { CorrectionNote } from '../../signature-requests/components/correction-note.tsx';
import { ObserverList } from '../../signature-requests/components/observer-list.tsx';
import { QuorumList } from '../../signature-requests/components/quorum-list.tsx';
import { RequestTimeline } from '../../signature-requests/components/request-timeline.tsx';
import { SignerList } from '../../signature-requests/components/signer-list.tsx';
import { TeamSwitch } from '../../signature-requests/components/team-switch.tsx';
import { SigningProgress } from '../../signature-requests/components/signing-progress.tsx';
import { signatureRequestsMessages } from '../../signature-requests/messages.ts';
import { signatureRequestsInviteMessages } from '../../signature-requests/invite-messages.ts';
import { signatureRequestsReminderMessages as reminderMessages } from '../../signature-requests/reminder-messages.ts';
import { signatureRequestsTimelineMessages } from '../../signature-requests/timeline-messages.ts';
import { signatureRequestsSignerMessages as signerMessages } from '../../signature-requests/signer-messages.ts';
import { signingMessages as messages } from '../messages.ts';
import { signingQuestionMessages } from '../question-messages.ts';
import { AddDocuments } from './add-documents.tsx';
import { DocumentPicker } from './document-picker.tsx';
import { QuestionList, type QuestionListProps } from './question-list.tsx';
import { RemindMenu } from './remind-menu.tsx';
import type { RequestCorrections } from './request-corrections.ts';
import { RequestFacts } from './request-facts.tsx';

export interface RequestDetailsProps {
  request: SignatureRequest;
  events: RequestEvents['events'];
  /** The document that is shown. */
  pickedId: string | undefined;
  onPick: (documentId: string) => void;
  attachments?: Omit<AttachmentEditorProps, 'attachments'>;
  /** Reminds these signers. */
  onRemind: (sids: string[]) => void;
  corrections?: RequestCorrections;
  onAnswer?: QuestionListProps['onAnswer'];
}

const Details = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  gap: ${theme.space[6]};
  min-width: 0;
  min-height: 0;
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;

  ${until.md} {
    [data-panel='document'] > & {
      display: none;
    }
    :has(> [data-in-flow]) > & {
      flex: none;
      overflow-y: visible;
    }
    ${withoutScripts} {
      [data-panel='document'] > & {
        display: flex;
        flex: none;
        overflow-y: visible;
      }
    }
  }
  ${from.md} {
    grid-area: details;
    padding: ${theme.space[2]} ${theme.space[5]} ${theme.space[6]};
    border-left: 1px solid ${theme.color.hairline};
  }
  @media print {
    && {
      display: flex;
      border: 0;
      overflow: visible;
    }
  }
`;

const Letter = styled.blockquote`
  margin: 0;
  padding-left: ${theme.space[4]};
  border-left: 2px solid ${theme.color.seal};
  font: 400 ${theme.fontSize.large} / 1.5 ${theme.fontFamily.display};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface PartProps {
  /** All that it is drawn from, beside language and zone, its name first: whoever sees the same of it gets the same HTML. Nothing where it is drawn anew each time. */
  from: readonly [name: string, ...unknown[]] | undefined;
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

function Part({ from, title, aside, children }: PartProps) {
  const { locale, zone } = useDocument();
  const id = useId();
  const draw = () => (
    <Stack gap={2} tag="section">
      <Inline justify="space-between">
        <Heading level={2} look="label">
          {title}
        </Heading>
        {aside}
      </Inline>
      {children}
    </Stack>
  );
  return from ? <Kept from={() => JSON.stringify(['details', id, locale, zone, ...from])}>{draw}</Kept> : draw();
}

interface AddButtonProps {
  icon?: ReactNode;
  text: MessageText;
  /** Missing where it may not be done. */
  onClick: (() => void) | undefined;
}

function AddButton({ icon, text, onClick }: AddButtonProps) {
  return onClick ? (
    <Button variant={icon ? 'secondary' : 'quiet'} size="small" icon={icon} onClick={onClick}>
      <FormattedMessage {...text} />
    </Button>
  ) : null;
}

/** The message, the documents, the people, and what has happened so far. */
export function RequestDetails(props: RequestDetailsProps) {
  const { request, events, pickedId, attachments, onPick, onRemind, corrections = {} } = props;
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const { message, owner, owner_name, documents, signatures, observers, viewer } = request;
  const offered = Object.entries(corrections).flatMap(([name, act]) => (act === undefined ? [] : name));
  const { legislation, initiated_at, expiration_date, ended_at, kept_until, reminders, status_overall } = request;
  const dates = [initiated_at, expiration_date, ended_at, kept_until];
  const facts = [legislation, dates, reminders, status_overall, viewer.actions];
  const questions = events.filter(({ name }) => name === 'QUESTION_ASKED');
  return (
    // Focusable, so that keys scroll it.
    <Details tabIndex={0} role="region" aria-label={formatMessage(messages.showDetails)}>
      <CorrectionNote request={request} />
      {message ? (
        <Part
          from={['message', owner_name || owner, message]}
          title={<FormattedMessage {...messages.messageFrom} values={{ name: <bdi>{owner_name || owner}</bdi> }} />}
        >
          <Letter dir="auto">{message}</Letter>
        </Part>
      ) : null}
      {questions.length > 0 ? (
        <Part
          from={['questions', events, props.onAnswer !== undefined]}
          title={<FormattedMessage {...signingQuestionMessages.list} />}
        >
          <QuestionList questions={questions} events={events} onAnswer={props.onAnswer} />
        </Part>
      ) : null}
      <Part
        from={[
          'documents',
          documents,
          pickedId,
          search,
          offered,
          corrections.placesHref,
          corrections.uploading?.uploads,
        ]}
        title={<FormattedMessage {...documentsMessages.documents} />}
      >
        <DocumentPicker
          documents={documents}
          pickedId={pickedId}
          onPick={onPick}
          onRemove={corrections.onRemoveDocument}
        />
        {corrections.uploading ? <AddDocuments {...corrections.uploading} /> : null}
        {corrections.placesHref ? (
          <Inline>
            <ButtonLink variant="quiet" size="small" icon={<PenLine aria-hidden />} href={corrections.placesHref}>
              <FormattedMessage {...signerMessages.placesChange} />
            </ButtonLink>
          </Inline>
        ) : null}
      </Part>
      {attachments && (request.attachments.length > 0 || attachments.onFiles) ? (
        <Part from={undefined} title={<FormattedMessage {...documentsAttachmentMessages.title} />}>
          <AttachmentEditor attachments={request.attachments} {...attachments} />
        </Part>
      ) : null}
      <Part
        from={['signers', signatures, status_overall, viewer.sid, viewer.role, viewer.actions, offered]}
        title={<FormattedMessage {...signatureRequestsMessages.signers} />}
        aside={
          viewer.actions.includes('remind') ? (
            <RemindMenu signatures={signatures} ownSid={viewer.sid} onRemind={onRemind} />
          ) : (
            <SigningProgress signatures={signatures} />
          )
        }
      >
        <QuorumList signatures={signatures} />
        <SignerList
          signatures={signatures}
          isOpen={status_overall === 'OPEN'}
          ownSid={viewer.sid}
          hasAddresses={viewer.role !== 'signer' && viewer.role !== 'observer'}
          onReaddress={corrections.onReaddress}
          onHandOver={corrections.onHandOver}
          onRemove={corrections.onRemoveSigner}
        />
        <Inline gap={2}>
          <AddButton
            icon={<UserPlus aria-hidden />}
            text={signerMessages.addSigner}
            onClick={corrections.onAddSigner}
          />
          <AddButton text={signerMessages.addSignerGroup} onClick={corrections.onAddSignerGroup} />
        </Inline>
        {signatures.some(({ status_code }) => status_code === 'SIGNED') ? (
          <Text size="small">
            <TextLink href="/verify">
              <FormattedMessage {...messages.checkFile} />
            </TextLink>
          </Text>
        ) : null}
      </Part>
      {observers.length > 0 || corrections.onAddObserver ? (
        <Part
          from={['observers', observers, offered]}
          title={<FormattedMessage {...signatureRequestsInviteMessages.observersTitle} />}
        >
          <ObserverList observers={observers} onRemove={corrections.onRemoveObserver} />
          <Inline gap={2}>
            <AddButton
              icon={<Eye aria-hidden />}
              text={signerMessages.addObserver}
              onClick={corrections.onAddObserver}
            />
            <AddButton text={signerMessages.addObserverGroup} onClick={corrections.onAddObserverGroup} />
          </Inline>
        </Part>
      ) : null}
      {corrections.onNameColleague ? (
        <Part from={undefined} title={<FormattedMessage {...colleagueMessages.title} />}>
          <ColleagueList
            colleagues={listColleagues(request)}
            rights={requestRights}
            onRemove={corrections.onRemoveColleague}
          />
          <Inline>
            <AddButton
              icon={<Users aria-hidden />}
              text={colleagueMessages.name}
              onClick={corrections.onNameColleague}
            />
          </Inline>
          {corrections.onShareWithTeam ? <TeamSwitch request={request} onChange={corrections.onShareWithTeam} /> : null}
        </Part>
      ) : null}
      <Part from={['about', facts, offered]} title={<FormattedMessage {...messages.aboutTitle} />}>
        <RequestFacts request={request} />
        <Inline>
          <AddButton
            icon={<Clock aria-hidden />}
            text={signerMessages.changeExpiry}
            onClick={corrections.onChangeExpiry}
          />
          <AddButton
            icon={<Bell aria-hidden />}
            text={reminderMessages.change}
            onClick={corrections.onChangeReminders}
          />
        </Inline>
      </Part>
      <Part from={['timeline', events]} title={<FormattedMessage {...signatureRequestsTimelineMessages.timeline} />}>
        <RequestTimeline events={events} />
      </Part>
    </Details>
  );
}
