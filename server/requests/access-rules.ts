import type { Quality } from '@sigillum/api-contracts/schemas.ts';
import type {
  RequestAction,
  RequestStatus,
  SignatureStatus,
} from '@sigillum/api-contracts/signature-requests/schemas.ts';
import type { ProblemKey } from '@sigillum/api-contracts/problems.ts';

/** Strongest first. A member of the owner's business becomes admin when the owner has left it. */
export const roles = ['owner', 'admin', 'writer', 'signer', 'observer'] as const;
export type Role = (typeof roles)[number];

/** What the rules look at. */
export interface Situation {
  /** Somebody with a link, without account. */
  isVisitor?: boolean;
  /** A program that its owner has named, or that owns it. */
  isProgram?: boolean;
  role: Role;
  /** As of now, see readStatus. */
  status: RequestStatus;
  /** The caller's own signature, null for who does not sign. */
  ownStatus: SignatureStatus | null;
  hasBeenSigned: boolean;
  /** How the request is to be signed, and what its owner says of handing a signature on. */
  quality?: Quality;
  isDelegationAllowed?: boolean;
  /** The own signature was handed on to the caller, or by the caller to somebody else. */
  wasDelegated?: boolean;
  /** The own signature is any one's of a group. */
  isForGroup?: boolean;
  /** Somebody else of the caller's group has signed. */
  isTaken?: boolean;
  /** Everybody has signed; only long-term data are missing. */
  isAccepted?: boolean;
}

type Rule = (situation: Situation) => ProblemKey | undefined;

const isManager = ({ role }: Pick<Situation, 'role'>) => role !== 'signer' && role !== 'observer';
// Who may not manage gets the answer of an absent request: nothing to manage is there for them.
const manage =
  (rule: Rule): Rule =>
  (situation) =>
    isManager(situation) ? rule(situation) : 'error.not_found';

const requireDraft: Rule = ({ status }) => (status === 'DRAFT' ? undefined : 'error.sr.not_draft');
const requireOpen: Rule = ({ status }) => (status === 'OPEN' ? undefined : 'error.sr.not_open');
const requireRunning: Rule = ({ status }) =>
  status === 'DRAFT' || status === 'OPEN' ? undefined : 'error.sr.not_open';
const requireUnsigned: Rule = (situation) =>
  requireRunning(situation) ?? (situation.hasBeenSigned ? 'error.sr.already_signed_by_somebody' : undefined);

/** Who is asked to sign and has not, whether or not it is their turn. Whoever owns the request would ask and answer. */
const requireAsker: Rule = (situation) => {
  if (situation.role === 'owner') return 'error.not_found';
  const problem = requireTurn(situation);
  return problem === 'error.sign.not_your_turn' ? undefined : problem;
};

/** What everybody has signed counts; a draft is changed as it is. */
const requireCorrectable: Rule = ({ status, isAccepted }) =>
  isAccepted || status === 'DRAFT' || status === 'SIGNED' || status === 'ERROR'
    ? 'error.sr.not_correctable'
    : undefined;

/** Enough others of a quorum have signed; only its signatures are withdrawn while the request goes on. */
const isSpared = (ownStatus: Situation['ownStatus'], status: RequestStatus) =>
  ownStatus === 'WITHDRAWN' && status !== 'WITHDRAWN';

const requireTurn: Rule = ({ status, ownStatus, isTaken }) => {
  if (ownStatus === null) return isTaken ? 'error.sign.signed_by_colleague' : 'error.not_found';
  if (ownStatus === 'SIGNED') return 'error.sign.already_signed';
  if (isSpared(ownStatus, status)) return 'error.sign.enough_signed';
  if (status !== 'OPEN') return status === 'WITHDRAWN' ? 'error.sr.withdrawn' : 'error.sr.not_open';
  if (ownStatus === 'DECLINED') return 'error.sign.declined';
  return ownStatus === 'OPEN' ? undefined : 'error.sign.not_your_turn';
};

/**
 * A signature is handed on by who was invited, before or at the own turn, once: whom the owner has asked is known to the owner, whom
 * that person has named is told of, and beyond that nobody knows who signs. A regulated record is signed by whom it names (21 CFR 11.100).
 */
const requireDelegable: Rule = ({
  isVisitor,
  status,
  ownStatus,
  quality,
  isDelegationAllowed,
  wasDelegated,
  isForGroup,
}) => {
  if (isVisitor) return 'error.not_found';
  if (wasDelegated) return 'error.sr.delegated_already';
  if (ownStatus === null) return 'error.not_found';
  if (ownStatus === 'SIGNED') return 'error.sign.already_signed';
  if (isSpared(ownStatus, status)) return 'error.sign.enough_signed';
  if (status !== 'OPEN') return status === 'WITHDRAWN' ? 'error.sr.withdrawn' : 'error.sr.not_open';
  if (ownStatus === 'DECLINED') return 'error.sign.declined';
  return isDelegationAllowed && !isForGroup && quality !== 'PART11' ? undefined : 'error.sr.delegation_not_allowed';
};

/** Who may do what, and when: one row an action; a rule answers the key of the problem, or nothing when it is allowed. */
const rules: Record<RequestAction, Rule> = {
  edit: manage(requireDraft),
  // Who signs says which documents were shown, so nobody signs one unseen.
  add_documents: manage(requireUnsigned),
  remove_documents: manage(requireUnsigned),
  add_attachments: manage(requireUnsigned),
  // No part of what is signed; name and hash stay in the evidence.
  remove_attachments: manage(() => undefined),
  change_signers: manage(requireUnsigned),
  place_signatures: manage(requireUnsigned),
  change_expiration: manage((situation) => (situation.isAccepted ? 'error.sr.not_open' : requireOpen(situation))),
  add_observers: manage(requireRunning),
  remove_observers: manage(() => undefined),
  name_colleagues: manage(() => undefined),
  initiate: manage(requireDraft),
  sign: requireTurn,
  decline: requireTurn,
  delegate: requireDelegable,
  // Nobody takes back what everybody has signed.
  ask: requireAsker,
  // Also after its end: whoever has asked may still want to know.
  answer: manage(({ status }) => (status === 'DRAFT' ? 'error.not_found' : undefined)),
  withdraw: manage((situation) => (situation.isAccepted ? 'error.sr.not_open' : requireOpen(situation))),
  correct: manage(requireCorrectable),
  remind: manage(requireOpen),
  // Whoever takes part may end the own access, also before answering (wire shapes, Lifecycle).
  delete: ({ isVisitor }) => (isVisitor ? 'error.not_found' : undefined),
};

export const judgeAction = (action: RequestAction, situation: Situation): ProblemKey | undefined =>
  rules[action](situation);

export const listActions = (situation: Situation): RequestAction[] =>
  (Object.keys(rules) as RequestAction[]).filter((action) => !rules[action](situation));

/**
 * Who may look: everybody who takes part, signers and observers once it was sent. After a withdrawal those who had not signed
 * learn only that it was withdrawn. Programs sign nothing: whoever named one wants it to know how the request stands.
 */
export function judgeView(situation: Situation): ProblemKey | undefined {
  if (isManager(situation)) return undefined;
  if (situation.status === 'DRAFT') return 'error.not_found';
  const isOver = situation.status === 'WITHDRAWN' && situation.ownStatus !== 'SIGNED';
  if (isOver && !situation.isProgram) return 'error.sr.withdrawn';
  return undefined;
}

/** Whether mobile numbers, references, links and addresses of signers are shown. */
export const seesPrivateData = isManager;
