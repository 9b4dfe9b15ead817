import { revocableDays } from '@sigillum/api-contracts/business/delete-business.ts';
import type { PlanHoldings } from '@sigillum/api-contracts/pricing/plan-holdings.ts';
import { Password } from '@sigillum/api-contracts/user/schemas.ts';
import { Checkbox, FormLayout, PasswordField, Text } from '@sigillum/design-system';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod';
import { commonMessages } from '../../common/messages.ts';
import { useDialogForm } from '../../forms/use-dialog-form.ts';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { useFieldRefusal } from '../../modals/use-field-refusal.ts';
import { pricingMessages as messages } from '../messages.ts';
import { PlanEnd } from './plan-end.tsx';

export interface FreePlanDowngradeProps extends PlanHoldings {
  businessName: string;
  /** A login at an organisation proves as well as the password, which may stay empty. */
  canProveByLogin: boolean;
}

const schema = z.object({ password: Password });
const lenientSchema = z.object({ password: z.string().max(128).optional() });

/** Asks before a business gives up its plan for the free one. Others lose access by it, so that has to be confirmed and proved. */
export default function FreePlanDowngradeDialog(
  opened: ModalProps<FreePlanDowngradeProps, z.output<typeof lenientSchema>>,
) {
  const { props, act } = opened;
  const { refused, modal } = useFieldRefusal(opened, 'error.user.password_wrong', 'password');
  const { formatMessage } = useIntl();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const { businessName, otherMembers, canProveByLogin } = props;
  const form = useDialogForm(canProveByLogin ? lenientSchema : schema, act, refused);

  function submit(event: FormEvent<HTMLFormElement>) {
    setIsTried(true);
    if (isConfirmed) return form.submit(event);
    event.preventDefault();
    event.currentTarget.querySelector<HTMLInputElement>('input[type=checkbox]')?.focus();
  }

  return (
    <AskDialog
      modal={modal}
      title={messages.freeTitle}
      cancel={messages.cancelKeep}
      submit={messages.freeSubmit}
      look="danger"
      working={commonMessages.working}
      onSubmit={submit}
    >
      <FormLayout>
        <Text>
          <FormattedMessage
            {...messages.freeNow}
            values={{ business: <bdi key="business">{businessName}</bdi>, days: revocableDays }}
          />
        </Text>
        <PlanEnd {...props} />
        <Checkbox
          label={formatMessage(messages.freeConfirm, { count: otherMembers })}
          checked={isConfirmed}
          onChange={(event) => setIsConfirmed(event.target.checked)}
          error={isTried && !isConfirmed ? formatMessage(messages.freeConfirmMissing) : undefined}
        />
        <PasswordField
          label={formatMessage(commonMessages.password)}
          hint={canProveByLogin ? formatMessage(messages.freeLoginHint) : undefined}
          showLabel={formatMessage(commonMessages.showPassword)}
          hideLabel={formatMessage(commonMessages.hidePassword)}
          {...form.field('password')}
          autoComplete="current-password"
        />
      </FormLayout>
    </AskDialog>
  );
}
