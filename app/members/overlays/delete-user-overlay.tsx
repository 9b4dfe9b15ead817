import { Button, Stack, TriangleAlert } from '@sigillum/design-system';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../modals/modal-store.ts';
import { OverlayFrame } from '../../modals/overlay-frame.tsx';
import { useFieldRefusal } from '../../modals/use-field-refusal.ts';
import { membersDeleteUserMessages as messages } from '../delete-user-messages.ts';
import { DeletionEffects, type DeletionEffectsProps } from './deletion-effects.tsx';
import { DeletionConfirmation } from './deletion-confirmation.tsx';
import { DeletionRefused } from './deletion-refused.tsx';

export interface DeleteUserProps extends DeletionEffectsProps {
  /** Address of the account. */
  email: string;
  /** Nobody else could manage the business, and it does not end with the account: the account cannot be deleted yet. */
  isLastAdmin: boolean;
  /** People who log in through their company have no password and type their address instead. */
  hasPassword: boolean;
}

/** `deletion` carries the password of people who have one (POST /v1/user/delete). */
export type DeleteUserAction =
  | { name: 'complete'; next: 'deletion'; password?: string }
  | { name: 'complete'; next: 'members' | 'profile' };

/**
 * An administrator deletes the own account. It fills the screen, unlike the dialog "delete account" for everybody else, because it
 * touches a business: its last person takes it along, its only administrator has to hand it over first. Nobody deletes other people's
 * accounts; administrators remove members.
 */
export default function DeleteUserOverlay(opened: ModalProps<DeleteUserProps, DeleteUserAction>) {
  const { props, isLoading, act } = opened;
  const { refused, modal } = useFieldRefusal(opened, 'error.user.password_wrong', 'password');
  const fieldRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [complaint, setComplaint] = useState<'missing' | 'mismatch'>();
  const formId = useId();
  const { email, hasPassword } = props;

  useEffect(() => {
    if (refused) fieldRef.current?.focus();
  }, [refused]);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isLoading) return;
    const isSame = typed.trim().toLowerCase() === email.toLowerCase();
    const found = typed === '' ? 'missing' : !hasPassword && !isSame ? 'mismatch' : undefined;
    setComplaint(found);
    if (found) fieldRef.current?.focus();
    else act({ name: 'complete', next: 'deletion', ...(hasPassword && { password: typed }) });
  }

  if (props.isLastAdmin)
    return <DeletionRefused {...props} modal={modal} goOn={(next) => act({ name: 'complete', next })} />;
  return (
    <OverlayFrame
      modal={modal}
      title={messages.deleteTitle}
      icon={<TriangleAlert />}
      tone="danger"
      working={messages.deleting}
      actions={
        <Button type="submit" form={formId} variant="danger" isLoading={isLoading}>
          <FormattedMessage {...messages.deleteSubmit} />
        </Button>
      }
      leave={messages.deleteKeep}
    >
      <Stack gap={5}>
        <p>
          <FormattedMessage {...messages.deleteText} values={{ email: <bdi key="email">{email}</bdi> }} />
        </p>
        <DeletionEffects {...props} />
        <form id={formId} noValidate onSubmit={submit}>
          <DeletionConfirmation
            {...{ email, hasPassword, typed, complaint, fieldRef }}
            refusal={refused && opened.error}
            onType={(text) => {
              setTyped(text);
              setComplaint(undefined);
            }}
          />
        </form>
      </Stack>
    </OverlayFrame>
  );
}
