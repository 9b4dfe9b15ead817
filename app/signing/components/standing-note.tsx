import type { RequestEvents, SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import {
  Ban,
  CircleCheck,
  Clock,
  Eye,
  Hourglass,
  Stamp,
  Text,
  theme,
  TriangleAlert,
  Undo2,
} from '@sigillum/design-system';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { MessageText } from '../../i18n/define-messages.ts';
import { countProgress } from '../../signature-requests/count-progress.ts';
import { namePerson } from '../../common/name-person.ts';
import type { Standing } from '../describe-standing.ts';
import { signingPanelMessages as messages } from '../panel-messages.ts';

export interface StandingNoteProps {
  request: SignatureRequest;
  events: RequestEvents['events'];
  standing: Standing;
}

interface Look {
  Icon: ComponentType<{ 'aria-hidden': true }>;
  tone: 'neutral' | 'success' | 'warning' | 'danger';
  title: MessageText;
  text: MessageText;
}

const looks: Readonly<Record<Exclude<Standing, 'may-sign'>, Look>> = {
  waiting: { Icon: Hourglass, tone: 'neutral', title: messages.waitingTitle, text: messages.waitingText },
  signed: { Icon: Stamp, tone: 'success', title: messages.signedTitle, text: messages.signedText },
  spared: { Icon: CircleCheck, tone: 'neutral', title: messages.sparedTitle, text: messages.sparedText },
  following: { Icon: Eye, tone: 'neutral', title: messages.followingTitle, text: messages.followingText },
  pending: { Icon: Hourglass, tone: 'neutral', title: messages.pendingTitle, text: messages.pendingText },
  completed: { Icon: CircleCheck, tone: 'success', title: messages.completedTitle, text: messages.completedText },
  declined: { Icon: Ban, tone: 'danger', title: messages.declinedTitle, text: messages.endedText },
  withdrawn: { Icon: Undo2, tone: 'warning', title: messages.withdrawnTitle, text: messages.endedText },
  expired: { Icon: Clock, tone: 'warning', title: messages.expiredTitle, text: messages.endedText },
  failed: { Icon: TriangleAlert, tone: 'danger', title: messages.failedTitle, text: messages.failedText },
};

const Note = styled.div`
  --tone: ${theme.color.inkSoft};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[3]};

  &[data-tone='success'] {
    --tone: ${theme.color.success};
  }
  &[data-tone='warning'] {
    --tone: ${theme.color.warning};
  }
  &[data-tone='danger'] {
    --tone: ${theme.color.danger};
  }
  > svg {
    width: 24px;
    height: 24px;
    color: var(--tone);
  }
  > :not(svg) {
    grid-column: 2;
  }
  q {
    display: block;
    max-height: 20dvh;
    overflow-y: auto;
    white-space: pre-wrap;
  }
`;

/** Where the request stands for somebody who has nothing to sign now. */
export function StandingNote({ request, events, standing }: StandingNoteProps) {
  if (standing === 'may-sign') return null;
  const { Icon, tone, title, text } = looks[standing];
  const { signed, total } = countProgress(request.signatures);
  const decliner = request.signatures.find(({ status_code }) => status_code === 'DECLINED');
  const own = request.signatures.find(({ sid }) => sid === request.viewer.sid);
  const failed = request.signatures.find(({ status_code }) => status_code === 'ERROR');
  const person = (failed ?? decliner)?.signer_identity_data;
  const reason =
    standing === 'declined'
      ? decliner?.decline_reason
      : standing === 'withdrawn'
        ? events.findLast(({ name }) => name === 'WITHDRAWN')?.message
        : undefined;
  const values = {
    party: failed && failed.sid === request.viewer.sid ? 'own' : 'other',
    role: request.viewer.role,
    signed,
    total,
    remaining: total - signed,
    isTold: own?.notify ?? true,
    name: <bdi key="name">{person ? namePerson(person.first_name, person.last_name, person.email_address) : ''}</bdi>,
    email: <bdi key="email">{own?.signer_identity_data.email_address}</bdi>,
  };
  return (
    <Note data-tone={tone} role="status">
      <Icon aria-hidden />
      <Text weight="strong">
        <FormattedMessage {...title} values={values} />
      </Text>
      {reason ? (
        <Text tag="q" dir="auto">
          {reason}
        </Text>
      ) : null}
      <Text size="small" tone="soft">
        <FormattedMessage {...text} values={values} />
      </Text>
    </Note>
  );
}
