import type { Legislation, Quality } from '@sigillum/api-contracts/schemas.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { textLimits } from '@sigillum/api-contracts/text.ts';
import { Banner, FormLayout, RadioCards, Stack, Switch, Text, TextField } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { CommentField } from '../../forms/comment-field.tsx';
import type { TextReference } from '../../forms/describe-violation.ts';
import { useTexts } from '../../forms/use-problem-text.ts';
import type { DraftChange } from '../draft-change.ts';
import { type DraftTexts, judgeText } from '../draft-texts.ts';
import type { InviteStep } from '../invite-steps.ts';
import { signatureRequestsInviteMessages } from '../invite-messages.ts';
import { signatureRequestsQualityMessages as messages } from '../quality-messages.ts';
import { signatureRequestsReminderMessages as reminderMessages } from '../reminder-messages.ts';
import { signatureRequestsSendMessages as sendMessages } from '../send-messages.ts';
import { ColleaguesSection, type ColleaguesSectionProps } from './colleagues-section.tsx';
import { CorrectionNote } from './correction-note.tsx';
import { CostCentreField } from './cost-centre-field.tsx';
import { ExpiryChoice } from './expiry-choice.tsx';
import { LackList, type LackListProps } from './lack-list.tsx';
import { LastMailChoice } from './last-mail-choice.tsx';
import { QualityChoice } from './quality-choice.tsx';
import { ReminderChoice } from './reminder-choice.tsx';
import { RequestSummary } from './request-summary.tsx';
import { StepSection } from './step-section.tsx';

export interface SendStepProps {
  request: SignatureRequest;
  texts: DraftTexts;
  /** The qualities in which people can sign here. */
  offered: readonly Quality[];
  /** Why the API refused to send or to save, by field; under `form` what concerns no field. */
  refusals: Partial<Record<keyof DraftTexts | 'form', TextReference>>;
  /** What colleagues among the signers lack for the quality. */
  lacks: LackListProps['lacks'];
  getHref: (step: InviteStep) => string;
  /** Missing where there is no organisation. */
  colleagues?: ColleaguesSectionProps | undefined;
  onChange: (change: DraftChange) => void;
  onChangeExpiry: () => void;
  onChangeText: (name: keyof DraftTexts, value: string) => void;
}

/** Title, message and quality, and a last look before the invitations go out. */
export function SendStep(props: SendStepProps) {
  const { request, texts, offered, refusals, lacks, colleagues, getHref, onChange, onChangeExpiry, onChangeText } =
    props;
  const { formatMessage } = useIntl();
  const format = useTexts();
  const errorOf = (name: keyof DraftTexts) => {
    const refusal = judgeText(name, texts[name]) ?? refusals[name];
    return refusal && format(refusal);
  };
  return (
    <Stack gap={5}>
      <CorrectionNote request={request} />
      {refusals.form ? <Banner tone="danger">{format(refusals.form)}</Banner> : null}
      <StepSection title={<FormattedMessage {...signatureRequestsInviteMessages.wordsTitle} />}>
        <FormLayout>
          <TextField
            label={formatMessage(signatureRequestsInviteMessages.requestTitle)}
            name="title"
            value={texts.title}
            onChange={(event) => onChangeText('title', event.target.value)}
            error={errorOf('title')}
          />
          <CommentField
            label={formatMessage(signatureRequestsInviteMessages.message)}
            hint={formatMessage(signatureRequestsInviteMessages.messageHint)}
            name="message"
            value={texts.message}
            onChange={(event) => onChangeText('message', event.target.value)}
            greatestLength={textLimits.message}
            error={errorOf('message')}
          />
          {colleagues ? <CostCentreField custom={request.custom} onChange={onChange} /> : null}
        </FormLayout>
      </StepSection>
      <StepSection
        title={<FormattedMessage {...messages.qualityTitle} />}
        text={<FormattedMessage {...messages.qualityText} />}
      >
        <QualityChoice quality={request.quality} offered={offered} onChange={(quality) => onChange({ quality })} />
        <RadioCards
          label={formatMessage(messages.legislation)}
          name="legislation"
          value={request.legislation}
          onChange={(legislation) => onChange({ legislation: legislation as Legislation })}
          options={[
            { value: 'ZERTES', label: formatMessage(messages.zertes), description: formatMessage(messages.zertesText) },
            { value: 'EIDAS', label: formatMessage(messages.eidas), description: formatMessage(messages.eidasText) },
          ]}
        />
        <LackList {...request} lacks={lacks} />
      </StepSection>
      <StepSection title={<FormattedMessage {...signatureRequestsInviteMessages.delegationTitle} />}>
        {request.quality === 'PART11' ? (
          <Text tone="soft">
            <FormattedMessage {...signatureRequestsInviteMessages.delegationPart11} />
          </Text>
        ) : (
          <Switch
            label={<FormattedMessage {...signatureRequestsInviteMessages.delegation} />}
            hint={<FormattedMessage {...signatureRequestsInviteMessages.delegationHint} />}
            checked={request.delegation_allowed}
            onChange={(event) => onChange({ delegation_allowed: event.target.checked })}
          />
        )}
      </StepSection>
      {colleagues ? <ColleaguesSection {...colleagues} /> : null}
      <StepSection title={<FormattedMessage {...sendMessages.expiryTitle} />}>
        <ExpiryChoice expiresAt={request.expiration_date} onChange={onChangeExpiry} />
      </StepSection>
      <StepSection title={<FormattedMessage {...reminderMessages.title} />}>
        <ReminderChoice schedule={request.reminders} onChange={(reminders) => onChange({ reminders })} />
      </StepSection>
      <StepSection
        title={<FormattedMessage {...sendMessages.lastMailTitle} />}
        text={<FormattedMessage {...sendMessages.lastMailText} />}
      >
        <LastMailChoice request={request} onChange={onChange} />
      </StepSection>
      <RequestSummary request={request} getHref={getHref} />
    </Stack>
  );
}
