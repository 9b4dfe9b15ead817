import type { RequestEvents } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import {
  Archive,
  Ban,
  Bell,
  type BadgeTone,
  CircleCheck,
  CircleHelp,
  Clock,
  Download,
  Eye,
  Pencil,
  FileText,
  Mail,
  Paperclip,
  PenLine,
  Plus,
  Send,
  ShieldCheck,
  Timeline,
  type TimelineItem,
  TriangleAlert,
  Undo2,
  UserPlus,
  Users,
} from '@sigillum/design-system';
import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { signatureRequestsTimelineMessages as messages } from '../timeline-messages.ts';
import { namePerson } from '../../common/name-person.ts';
import { UsedSealText } from './used-seals.tsx';

type RequestEvent = RequestEvents['events'][number];

interface Look {
  text: MessageText;
  Icon: ComponentType<{ 'aria-hidden': true }>;
  tone?: BadgeTone;
}

const looks: Readonly<Record<string, Look>> = {
  CREATED: { text: messages.eventCreated, Icon: Plus },
  INITIATED: { text: messages.eventInitiated, Icon: Send, tone: 'pine' },
  INVITED: { text: messages.eventInvited, Icon: Mail },
  VIEWED: { text: messages.eventViewed, Icon: Eye },
  DOWNLOADED: { text: messages.eventDownloaded, Icon: Download },
  HANDED_OVER: { text: messages.eventHandedOver, Icon: Users },
  TAN_SENT: { text: messages.eventTanSent, Icon: Mail },
  TAN_CONFIRMED: { text: messages.eventTanConfirmed, Icon: ShieldCheck },
  IDENTIFIED: { text: messages.eventIdentified, Icon: ShieldCheck },
  STEP_UP_CONFIRMED: { text: messages.eventStepUpConfirmed, Icon: ShieldCheck },
  SIGNED: { text: messages.eventSigned, Icon: PenLine, tone: 'seal' },
  QUORUM_REACHED: { text: messages.eventQuorumReached, Icon: CircleCheck, tone: 'success' },
  LONG_TERM_DATA_ADDED: { text: messages.eventLongTerm, Icon: Archive },
  TIMESTAMP_RENEWED: { text: messages.eventRenewed, Icon: Archive },
  COMPLETED: { text: messages.eventCompleted, Icon: CircleCheck, tone: 'success' },
  SIGNATURE_FAILED: { text: messages.eventSignatureFailed, Icon: TriangleAlert, tone: 'danger' },
  DELEGATED: { text: messages.eventDelegated, Icon: UserPlus },
  DECLINED: { text: messages.eventDeclined, Icon: Ban, tone: 'danger' },
  WITHDRAWN: { text: messages.eventWithdrawn, Icon: Undo2, tone: 'warning' },
  EXPIRATION_CHANGED: { text: messages.eventExpirationChanged, Icon: Clock },
  EXPIRED: { text: messages.eventExpired, Icon: Clock, tone: 'warning' },
  REMINDED: { text: messages.eventReminded, Icon: Bell },
  REMINDERS_CHANGED: { text: messages.eventRemindersChanged, Icon: Bell },
  MAIL_REFUSED: { text: messages.eventMailRefused, Icon: TriangleAlert, tone: 'warning' },
  LINK_HANDED: { text: messages.eventLinkHanded, Icon: Send },
  DOCUMENTS_ADDED: { text: messages.eventDocumentsAdded, Icon: FileText },
  DOCUMENTS_REMOVED: { text: messages.eventDocumentsRemoved, Icon: FileText },
  CONVERSION_ACCEPTED: { text: messages.eventConversionAccepted, Icon: FileText },
  ATTACHMENTS_ADDED: { text: messages.eventAttachmentsAdded, Icon: Paperclip },
  ATTACHMENTS_REMOVED: { text: messages.eventAttachmentsRemoved, Icon: Paperclip },
  SIGNERS_ADDED: { text: messages.eventSignersAdded, Icon: UserPlus },
  SIGNERS_REMOVED: { text: messages.eventSignersRemoved, Icon: UserPlus },
  OBSERVERS_ADDED: { text: messages.eventObserversAdded, Icon: Eye },
  OBSERVERS_REMOVED: { text: messages.eventObserversRemoved, Icon: Eye },
  READERS_ADDED: { text: messages.eventReadersAdded, Icon: Eye },
  READERS_REMOVED: { text: messages.eventReadersRemoved, Icon: Eye },
  WRITERS_ADDED: { text: messages.eventWritersAdded, Icon: UserPlus },
  WRITERS_REMOVED: { text: messages.eventWritersRemoved, Icon: UserPlus },
  TEAM_ENTERED: { text: messages.eventTeamEntered, Icon: UserPlus },
  TEAM_LEFT: { text: messages.eventTeamLeft, Icon: UserPlus },
  ASSIGNED: { text: messages.eventAssigned, Icon: UserPlus },
  ASSIGNMENT_ENDED: { text: messages.eventAssignmentEnded, Icon: UserPlus },
  SIGNER_READDRESSED: { text: messages.eventReaddressed, Icon: Mail },
  QUESTION_ASKED: { text: messages.eventQuestionAsked, Icon: CircleHelp },
  QUESTION_ANSWERED: { text: messages.eventQuestionAnswered, Icon: CircleHelp },
  CORRECTED: { text: messages.eventCorrected, Icon: Pencil },
  SIGNATURES_PLACED: { text: messages.eventSignaturesPlaced, Icon: PenLine },
  FIELDS_PLACED: { text: messages.eventFieldsPlaced, Icon: PenLine },
  REPORT_CREATED: { text: messages.eventReportCreated, Icon: FileText },
};

/** The life of a request, oldest first. Events that tell a reader nothing (saved edits of a draft) are left out. */
export function RequestTimeline({ events }: { events: readonly RequestEvent[] }) {
  const intl = useIntl();
  const format = useFormat();
  const items = events.flatMap((event): TimelineItem[] => {
    const look = looks[event.name];
    if (!look) return [];
    const { email, first_name, last_name } = event.actor;
    const actor = namePerson(first_name, last_name, email ?? '');
    return [
      {
        id: String(event.seq),
        title: <FormattedMessage {...look.text} />,
        time: [format.instant(event.at), actor].filter(Boolean).join(' · '),
        icon: <look.Icon aria-hidden />,
        ...(look.tone && { tone: look.tone }),
        ...describeSubject(event, format),
        ...(event.message && { description: <bdi>“{event.message}”</bdi> }),
        ...(event.seal && { description: <UsedSealText {...event.seal} /> }),
      },
    ];
  });
  return <Timeline label={intl.formatMessage(messages.timeline)} items={items} />;
}

/** Whom or what it is about, where the event says so. */
function describeSubject(
  { name, people, documents, expiration_date }: RequestEvent,
  format: ReturnType<typeof useFormat>,
): Pick<TimelineItem, 'description'> | undefined {
  if (name === 'EXPIRATION_CHANGED')
    return {
      description: expiration_date ? format.instant(expiration_date) : <FormattedMessage {...messages.expiresNever} />,
    };
  const subjects = [...people, ...documents];
  return subjects.length > 0 ? { description: <bdi>{subjects.join(', ')}</bdi> } : undefined;
}
