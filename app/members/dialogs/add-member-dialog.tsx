import { Banner, FormLayout, Text } from '@sigillum/design-system';
import { useRef, useState } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { membersMessages as messages } from '../messages.ts';
import { AddressListField } from './address-list-field.tsx';
import { judgeAddresses, mergeAddresses, splitAddresses } from './read-addresses.ts';
import { type MemberRole, RoleChoice } from './role-choice.tsx';
import { SeatCount } from './seat-count.tsx';
import { useAddressComplaint } from './use-address-complaint.ts';

export interface AddMemberProps {
  /** Seats that nobody uses; null where the plan counts none. */
  freeSeats: number | null;
  /** Members' and invited people's addresses, which cannot be invited again. */
  knownEmails: readonly string[];
  /** Verified domains of the business: whoever signs up from there joins by themselves. */
  verifiedDomains: readonly string[];
  /** How long an invitation is valid, in days. */
  invitationDays: number;
  /** Leads to more seats; missing where the person may not add any. */
  onAddSeats?: () => void;
}

/** Whom to invite, and as what. */
export interface AddMemberAction {
  emails: string[];
  role: MemberRole;
}

/** Asks for the addresses of new members. Nobody is invited as long as one of them is wrong or seats are missing. */
export default function AddMemberDialog(modal: ModalProps<AddMemberProps, AddMemberAction>) {
  const { props, act } = modal;
  const inputRef = useRef<HTMLInputElement>(null);
  const [emails, setEmails] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState('');
  const [role, setRole] = useState<MemberRole>('member');
  const [isTried, setIsTried] = useState(false);
  const addresses = judgeAddresses(emails, props.knownEmails);
  const missingSeats = props.freeSeats === null ? 0 : Math.max(0, emails.length - props.freeSeats);
  const complaint = useAddressComplaint(addresses);

  function submit() {
    const all = mergeAddresses(emails, splitAddresses(draft));
    const isGood = all.length > 0 && judgeAddresses(all, props.knownEmails).every(({ problem }) => problem === null);
    setEmails(all);
    setDraft('');
    setIsTried(true);
    if (isGood && (props.freeSeats === null || all.length <= props.freeSeats)) act({ emails: all, role });
    else inputRef.current?.focus();
  }

  return (
    <AskDialog
      modal={modal}
      title={messages.addTitle}
      values={{ count: emails.length }}
      submit={messages.addSubmit}
      working={messages.adding}
      onSubmit={submit}
    >
      <FormLayout>
        <Text tone="soft">
          <FormattedMessage {...messages.addText} values={{ days: props.invitationDays }} />
        </Text>
        <div>
          <AddressListField
            addresses={addresses}
            onChange={setEmails}
            draft={draft}
            onDraft={setDraft}
            error={isTried ? complaint : undefined}
            inputRef={inputRef}
          />
          <SeatCount
            count={emails.length}
            freeSeats={props.freeSeats}
            missing={missingSeats}
            onAddSeats={props.onAddSeats}
          />
        </div>
        <RoleChoice role={role} onChange={setRole} />
        {props.verifiedDomains.length > 0 && (
          <Banner>
            <FormattedMessage
              {...messages.domains}
              values={{
                domains: <FormattedList key="domains" type="disjunction" value={[...props.verifiedDomains]} />,
              }}
            />
          </Banner>
        )}
      </FormLayout>
    </AskDialog>
  );
}
