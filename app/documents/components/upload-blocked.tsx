import { ButtonLink, EmptyState, VisuallyHidden } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../common/messages.ts';
import { Illustration } from '../../illustrations/illustration.tsx';
import { documentsMessages as messages } from '../messages.ts';

export interface UploadBlockedProps {
  /** The key of the problem that an upload would answer. */
  reason: string | null;
}

/** Why an account may not upload, and the way to change that. */
export function UploadBlocked({ reason }: UploadBlockedProps) {
  return (
    <>
      <VisuallyHidden as="h1">
        <FormattedMessage {...messages.uploadTitle} />
      </VisuallyHidden>
      {reason === 'error.business.trial_expired' ? <TrialOver /> : <NeedsBusiness />}
    </>
  );
}

function TrialOver() {
  return (
    <EmptyState
      illustration={<Illustration name="locked" />}
      title={<FormattedMessage {...messages.trialExpiredTitle} />}
      actions={
        <ButtonLink href="/dashboard" variant="secondary">
          <FormattedMessage {...commonMessages.toDashboard} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...messages.trialExpiredText} />
    </EmptyState>
  );
}

function NeedsBusiness() {
  return (
    <EmptyState
      illustration={<Illustration name="drafts-empty" />}
      title={<FormattedMessage {...messages.blockedTitle} />}
      actions={
        <>
          <ButtonLink href="/dashboard" variant="secondary">
            <FormattedMessage {...commonMessages.toDashboard} />
          </ButtonLink>
          <ButtonLink href="/business/register">
            <FormattedMessage {...messages.upgrade} />
          </ButtonLink>
        </>
      }
    >
      <FormattedMessage {...messages.blockedText} />
    </EmptyState>
  );
}
