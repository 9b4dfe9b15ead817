import { DateField, FormLayout, parseDateText, Text } from '@sigillum/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod';
import { commonMessages } from '../../common/messages.ts';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { signatureRequestsSendMessages } from '../send-messages.ts';
import { signatureRequestsSignerMessages as messages } from '../signer-messages.ts';

export interface ChangeExpiryProps {
  /** The last day as it is now, an ISO date; undefined for a request that does not expire. */
  day: string | undefined;
  /** Today, the first day that can be chosen. */
  today: string;
  /** Who was invited is told. */
  isSent: boolean;
}

/** The last day as an ISO date; null where there shall be none. */
const makeSchema = (today: string) =>
  z.object({
    day: z
      .string()
      .optional()
      .transform((text, context) => {
        if (!text) return null;
        const day = parseDateText(text);
        if (day !== undefined && day >= today) return day;
        const broken = day === undefined ? { code: 'format' } : { code: 'earliest', bound: today };
        context.addIssue({ code: 'custom', message: broken.code, params: broken });
        return z.NEVER;
      }),
  });

/** Asks until when an open request can be signed. */
export default function ChangeExpiryDialog(modal: ModalProps<ChangeExpiryProps, { day: string | null }>) {
  const { day, today, isSent } = modal.props;
  const { formatMessage, locale } = useIntl();
  const { submit, field } = useDialogForm(makeSchema(today), modal.act);
  const { defaultValue, ...rest } = field('day');
  return (
    <AskDialog
      modal={modal}
      title={messages.expiryTitle}
      submit={commonMessages.save}
      working={commonMessages.saving}
      onSubmit={submit}
    >
      <FormLayout>
        <Text tone="soft">
          <FormattedMessage {...(isSent ? messages.expiryText : signatureRequestsSendMessages.expiryText)} />
        </Text>
        <DateField
          label={formatMessage(messages.expiryDay)}
          hint={formatMessage(messages.expiryHint)}
          optionalText={formatMessage(commonMessages.optional)}
          openLabel={formatMessage(messages.expiryOpenDay)}
          locale={locale}
          earliest={today}
          autoComplete="off"
          {...rest}
          {...((defaultValue ?? day) && { defaultValue: defaultValue ?? day })}
        />
      </FormLayout>
    </AskDialog>
  );
}
