import type { AttachOnSuccess } from '@sigillum/api-contracts/signature-requests/attach-on-success.ts';
import type { SignatureRequest } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import { Stack, Switch, Text } from '@sigillum/design-system';
import { FormattedMessage } from 'react-intl';
import type { MessageText } from '../../i18n/define-messages.ts';
import { signatureRequestsSendMessages as messages } from '../send-messages.ts';
import type { DraftChange } from '../draft-change.ts';

const kinds: Record<AttachOnSuccess, { wish: MessageText; fixed: MessageText }> = {
  SIGNED_DOCUMENT: { wish: messages.attachDocuments, fixed: messages.attachesDocuments },
  SIGNATURE_PROTOCOL: { wish: messages.attachReport, fixed: messages.attachesReport },
};

/** What goes with the mail that everybody has signed; what the organisation has settled is only told. */
export function LastMailChoice({
  request,
  onChange,
}: {
  request: SignatureRequest;
  onChange: (change: DraftChange) => void;
}) {
  const { attach_on_success: attached, attach_on_success_options: options } = request;
  const set = (kind: AttachOnSuccess, isWished: boolean) =>
    onChange({ attach_on_success: [...attached.filter((one) => one !== kind), ...(isWished ? [kind] : [])] });
  const all = Object.entries(kinds) as [AttachOnSuccess, (typeof kinds)[AttachOnSuccess]][];
  return (
    <Stack gap={3}>
      {all.map(([kind, { wish, fixed }]) =>
        options.includes(kind) ? (
          <Switch
            key={kind}
            label={<FormattedMessage {...wish} />}
            checked={attached.includes(kind)}
            onChange={(event) => set(kind, event.target.checked)}
          />
        ) : (
          attached.includes(kind) && (
            <Text key={kind}>
              <FormattedMessage {...fixed} />
            </Text>
          )
        ),
      )}
      <Text tone="soft" size="small">
        <FormattedMessage {...messages.attachHint} />
      </Text>
    </Stack>
  );
}
