import { Banner, FormLayout, Text } from '@sigillum/design-system';
import { useRef, useState } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { AskDialog } from '../../modals/ask-dialog.tsx';
import type { ModalProps } from '../../modals/modal-store.ts';
import { membersMessages as messages } from '../messages.ts';
import type { InviteOutcome, InviteRun } from '../invite-run.ts';
import { AddMemberOutcome } from './add-member-outcome.tsx';
import { AddressListField } from './address-list-field.tsx';
import { judgeAddresses, mergeAddresses, splitAddresses } from './read-addresses.ts';
import { type MemberRole, RoleChoice } from './role-choice.tsx';
import { SeatCount } from './seat-count.tsx';
import { SendingProgress } from './sending-progress.tsx';
import { mostAddresses, useAddressComplaint } from './use-address-complaint.ts';

export interface AddMemberProps {
  /** Addresses that stand there already. */
  emails?: readonly string[];
  /** How far the sending is. */
  run?: Pick<InviteRun, 'subscribe' | 'getSnapshot'>;
  /** What came of each address: told in place of the question. */
  outcomes?: readonly InviteOutcome[];
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
  const { outcomes } = modal.props;
  return outcomes ? <AddMemberOutcome outcomes={outcomes} close={modal.close} /> : <AddMemberQuestion {...modal} />;
}

function AddMemberQuestion(modal: ModalProps<AddMemberProps, AddMemberAction>) {
  const { props, act, isLoading } = modal;
  const inputRef = useRef<HTMLInputElement>(null);
  const [emails, setEmails] = useState<readonly string[]>(props.emails ?? []);
  const [draft, setDraft] = useState('');
  const [role, setRole] = useState<MemberRole>('member');
  const [isTried, setIsTried] = useState(false);
  const addresses = judgeAddresses(emails, props.knownEmails);
  // Whoever belongs to the business already takes no seat.
  const count = addresses.filter(({ problem }) => problem !== 'known').length;
  const missingSeats = props.freeSeats === null ? 0 : Math.max(0, count - props.freeSeats);
  const complaint = useAddressComplaint(addresses);

  function submit() {
    const all = mergeAddresses(emails, splitAddresses(draft));
    const isGood = all.length > 0 && judgeAddresses(all, props.knownEmails).every(({ problem }) => problem === null);
    setEmails(all);
    setDraft('');
    setIsTried(true);
    if (isGood && all.length <= mostAddresses && (props.freeSeats === null || all.length <= props.freeSeats))
      act({ emails: all, role });
    else inputRef.current?.focus();
  }

  return (
    <AskDialog
      modal={modal}
      title={messages.addTitle}
      values={{ count }}
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
          <SeatCount count={count} freeSeats={props.freeSeats} missing={missingSeats} onAddSeats={props.onAddSeats} />
        </div>
        {isLoading && props.run && <SendingProgress run={props.run} total={emails.length} />}
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
