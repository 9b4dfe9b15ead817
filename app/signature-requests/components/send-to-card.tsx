import type { SendTo } from '@sigillum/api-contracts/signature-requests/send-to-schemas.ts';
import { ButtonLink, Heading, Stack, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import { ClaimForm, type ClaimFormProps } from './claim-form.tsx';
import { SendToProgress } from './send-to-progress.tsx';
import type { MessageText } from '../../i18n/define-messages.ts';
import { signatureRequestsSendToMessages as messages } from '../send-to-messages.ts';

export interface SendToCardProps extends Omit<ClaimFormProps, 'until'> {
  sendTo: SendTo;
}

/** What the address alone says, or what maker and owner may know. */
function describeStanding({ status, viewer, maker_name, owner_name }: SendTo): MessageText {
  if (status === 'UNCLAIMED')
    return viewer === 'MAKER' ? messages.own : maker_name ? messages.from : messages.fromNobody;
  if (viewer === 'OWNER') return messages.yours;
  if (viewer === 'MAKER' && status !== 'EXPIRED') return owner_name ? messages.takenBy : messages.takenByNobody;
  return status === 'EXPIRED' ? messages.expired : messages.taken;
}

/** The page at the address of a document that was handed over by code: to take it over, or how it stands. */
export function SendToCard({ sendTo, ...form }: SendToCardProps) {
  const { status, viewer, title, request_id: requestId } = sendTo;
  const names = { name: (viewer === 'MAKER' && sendTo.owner_name) || sendTo.maker_name || '', title: title ?? '' };
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={1} look="heading">
          <FormattedMessage {...messages.title} />
        </Heading>
        <Text tone="soft">
          <FormattedMessage {...describeStanding(sendTo)} values={names} />
        </Text>
      </Stack>
      {status === 'UNCLAIMED' ? <ClaimForm {...form} until={sendTo.claimable_until} /> : null}
      {status !== 'UNCLAIMED' && viewer !== 'STRANGER' ? <SendToProgress sendTo={sendTo} /> : null}
      {requestId === null ? null : (
        <ButtonLink href={status === 'CLAIMED' ? `/invite/${requestId}` : `/view/${requestId}`}>
          <FormattedMessage {...messages.goOn} />
        </ButtonLink>
      )}
    </Stack>
  );
}
