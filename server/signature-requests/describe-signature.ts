import type { Observer, Signature, UsedSeal } from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { Services } from '../services.ts';
import type { DocumentSignatureRow, ObserverRow, SignatureRow } from '../requests/request-repository.ts';
import { joinName } from '../rules/join-name.ts';
import { writeVisitLink } from './visit-link.ts';
import { describeQuorum } from '../requests/quorum-of.ts';
import { writeInstant } from '../http/write-instant.ts';

export interface SignatureViewer {
  isManager: boolean;
  /** How an address looks to the viewer. */
  showAddress: (email: string) => string;
  /** When the next reminder of each signature goes out by itself. */
  nextReminders?: ReadonlyMap<string, Date | null>;
}

/**
 * A signature on the wire. Mobile number, reference and the visitor's link are for who manages the request; the link moreover only
 * when `notify` is false, because then the owner delivers it, and never to anybody else.
 */
export function describeSignature(
  services: Pick<Services, 'secrets' | 'config'>,
  row: SignatureRow,
  placements: readonly DocumentSignatureRow[],
  { isManager, showAddress, nextReminders }: SignatureViewer,
): Signature {
  const showsLink = isManager && !row.notify && row.user_id === null;
  return {
    sid: row.sid,
    account_email: row.account_email && showAddress(row.account_email),
    signer_identity_data: {
      email_address: showAddress(row.email),
      first_name: row.first_name,
      last_name: row.last_name,
      mobile_number: isManager ? row.mobile : null,
      language: row.language,
      identity_reference: isManager ? row.identity_reference : null,
      identification_require_evidence: row.identification_require_evidence,
    },
    stated_name: joinName(row.stated_first_name, row.stated_last_name) || null,
    document_signatures: placements
      .filter(({ sid }) => sid === row.sid)
      .map(({ document_id, visual_signature }) => ({ document_id, visual_signature })),
    sequence: row.sequence,
    ...describeQuorum(row),
    status_code: row.status,
    notify: row.notify,
    invited_by: row.inviter_email && showAddress(row.inviter_email),
    signer_group_id: row.group_id,
    signer_group_name: row.group_name,
    delegated_by: row.delegator_name,
    signing_url: (showsLink && writeVisitLink(services, row)) || null,
    invited_at: writeInstant(row.invited_at),
    reminded_at: writeInstant(row.reminded_at),
    next_reminder_at: writeInstant(nextReminders?.get(row.sid) ?? null),
    mail_refused_at: isManager ? writeInstant(row.mail_refused_at) : null,
    signed_at: writeInstant(row.signed_at),
    signed_quality: row.signed_quality,
    level_asked: row.level_asked,
    level_reached: row.level_reached,
    level_reason: row.level_reason,
    seal: describeUsedSeal(row),
    decline_reason: row.decline_reason,
  };
}

/** The seal of a signature; null for a person's own. */
export const describeUsedSeal = ({
  seal_label: label,
  seal_organisation: organisation,
}: Pick<SignatureRow, 'seal_label' | 'seal_organisation'>): UsedSeal | null =>
  label !== null && organisation !== null ? { label, organisation } : null;

export function describeObserver(row: ObserverRow, showAddress: SignatureViewer['showAddress']): Observer {
  const { id, group_id, group_name: name, version_id } = row;
  const isGroup = group_id !== null && name !== null && version_id !== null;
  return {
    id,
    type: isGroup ? 'GROUP' : 'USER',
    told: row.told,
    invited_at: writeInstant(row.invited_at),
    invited_by: row.inviter_email && showAddress(row.inviter_email),
    ...(isGroup
      ? { group_info: { id: group_id, name, version_id } }
      : { user_info: { id: null, email: showAddress(row.email) } }),
  };
}
