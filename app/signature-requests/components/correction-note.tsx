import type { Correction, SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Banner, Stack, Text, TextLink } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { Bullets } from '../../common/bullets.ts';
import type { MessageText } from '../../i18n/define-messages.ts';
import { signatureRequestsCorrectionMessages as messages } from '../correction-messages.ts';

const changes: Readonly<Record<Correction['changed'][number], MessageText>> = {
  title: messages.changedTitle,
  message: messages.changedMessage,
  quality: messages.changedQuality,
  legislation: messages.changedLegislation,
  expiration_date: messages.changedExpiry,
  order: messages.changedOrder,
  places: messages.changedPlaces,
};

interface Line {
  text: MessageText;
  name?: string;
}

function listLines(correction: Correction): Line[] {
  const named = (text: MessageText, names: readonly string[]) => names.map((name) => ({ text, name }));
  return [
    ...named(messages.documentReplaced, correction.documents_replaced),
    ...named(messages.documentAdded, correction.documents_added),
    ...named(messages.documentRemoved, correction.documents_removed),
    ...named(messages.signerAdded, correction.signers_added),
    ...named(messages.signerRemoved, correction.signers_removed),
    ...correction.changed.map((kind) => ({ text: changes[kind] })),
  ];
}

/** On a corrected version: why there is one, and what is different. */
export function CorrectionNote({
  request: { correction, status_overall, viewer },
}: {
  request: Pick<SignatureRequest, 'correction' | 'status_overall' | 'viewer'>;
}) {
  const { formatMessage } = useIntl();
  if (!correction) return null;
  const { of, reason, asked_again: again } = correction;
  const lines = listLines(correction);
  const isAskedAgain = viewer.sid !== null && again.includes(viewer.sid) && viewer.actions.includes('sign');
  return (
    <Banner
      title={<FormattedMessage {...messages.noteTitle} />}
      actions={
        of === null ? undefined : (
          <TextLink href={`/view/${of}`}>
            <FormattedMessage {...messages.openBefore} />
          </TextLink>
        )
      }
    >
      <Stack gap={2}>
        {reason ? (
          <Text tag="q" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
            {reason}
          </Text>
        ) : null}
        <Text>
          {status_overall === 'DRAFT' ? (
            <FormattedMessage
              {...(again.length > 0 ? messages.noteDraftAgain : messages.noteDraft)}
              values={{ again: again.length }}
            />
          ) : (
            <FormattedMessage {...(isAskedAgain ? messages.noteAgain : messages.noteSent)} />
          )}
        </Text>
        {lines.length > 0 ? (
          <Bullets aria-label={formatMessage(messages.differences)}>
            {lines.map(({ text, name }, index) => (
              <li key={index}>
                <FormattedMessage {...text} values={{ name: <bdi key="name">{name}</bdi> }} />
              </li>
            ))}
          </Bullets>
        ) : (
          <Text tone="soft">
            <FormattedMessage {...messages.same} />
          </Text>
        )}
      </Stack>
    </Banner>
  );
}
