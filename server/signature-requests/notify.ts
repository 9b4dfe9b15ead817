import { wasSpared } from '@sigillum/api-contracts/signature-requests/quorum.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AccountActor } from '../http/actor.ts';
import { queueMails } from '../mail/queue-mail.ts';
import type { Mail, MailAttachment, MailTemplate, MailValues } from '../mail/mail.ts';
import type { Services } from '../services.ts';
import {
  addressColleague,
  addressGroups,
  addressManagers,
  addressObserver,
  addressSigner,
  nameSigner,
  readShownTo,
  removeRepeated,
  type Recipient,
} from './recipients.ts';
import {
  listDocuments,
  listObservers,
  listSignatures,
  type ObserverRow,
  type RequestRow,
  type SignatureRow,
} from '../requests/request-repository.ts';
import { voiceOf } from '../requests/quorum-of.ts';
import { readSettings } from '../business/read-settings.ts';
import { joinName } from '../rules/join-name.ts';
import type { Colleague } from './name-colleagues.ts';
import type { RequestChanges } from './gather-changes.ts';

type Own<Template extends MailTemplate> = Omit<
  MailValues[Template],
  'title' | 'documentTitles' | 'logo' | 'recipientName' | 'isPersonal' | 'isAccountNeeded' | 'url'
>;

/** What goes along, and the request's documents where they were read already. */
interface Beside {
  attach?: (recipient: Recipient) => readonly MailAttachment[];
  documents?: readonly { id: string; title: string }[] | undefined;
}

/** Writes a mail about a request to each recipient, inside the caller's transaction. */
async function write<
  Template extends
    | 'invitation'
    | 'reminder'
    | 'all-signed'
    | 'declined'
    | 'signature-failed'
    | 'expired'
    | 'withdrawn'
    | 'enough-signed'
    | 'step-signed'
    | 'signer-left'
    | 'assigned'
    | 'delegated'
    | 'question'
    | 'answer'
    | 'request-changed'
    | 'removed',
>(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  recipients: readonly Recipient[],
  template: Template,
  own: Own<Template> | ((recipient: Recipient) => Own<Template>),
  { attach, documents }: Beside = {},
): Promise<void> {
  if (!recipients.length) return;
  const listed = documents ?? (await listDocuments(trx, request.id));
  const shownTo = await readShownTo(trx, recipients);
  const { companyBranding } = readSettings(request.business_settings);
  const logo = companyBranding.logo && {
    ...companyBranding.logo,
    url: new URL(companyBranding.logo.url, services.config.publicUrl).href,
    name: request.business_name ?? '',
  };
  const mails = recipients.map((recipient) => {
    const { to, language, name, url, isPersonal, isAccountNeeded } = recipient;
    const shown = shownTo(recipient);
    const documentTitles = listed.filter(({ id }) => shown?.has(id) ?? true).map(({ title }) => title);
    const values = {
      title: request.title,
      documentTitles,
      ...(logo && { logo }),
      ...(name && { recipientName: name }),
      isPersonal,
      ...(isAccountNeeded && { isAccountNeeded }),
      url,
      ...(typeof own === 'function' ? own(recipient) : own),
    };
    return { to, language, template, values, attachments: attach?.(recipient) } as unknown as Mail;
  });
  await queueMails(services, trx, mails);
}

const readSender = ({ owner_first_name, owner_last_name }: RequestRow): string =>
  joinName(owner_first_name, owner_last_name);

const readInvitation = (request: RequestRow) => ({
  senderName: readSender(request),
  ...(request.message && { message: request.message }),
  ...(request.expiration_date && { expiresAt: request.expiration_date }),
  ...(request.correction_reason !== null && { correctionReason: request.correction_reason }),
});

const leaveOut = (recipients: readonly Recipient[], addresses: readonly string[]): Recipient[] =>
  recipients.filter(({ to }) => !addresses.some((address) => address.toLowerCase() === to.toLowerCase()));

type MailMany<Row> = (
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  people: readonly Row[],
) => Promise<void>;

/** Signers, and of a group everybody. */
async function addressSigners(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  signers: readonly SignatureRow[],
): Promise<Recipient[]> {
  const groups = await addressGroups(
    services,
    trx,
    signers.filter(({ notify }) => notify),
    request.owner_lang,
  );
  return [...groups, ...signers.flatMap((signer) => addressSigner(services, signer))];
}

async function addressObservers(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  observers: readonly ObserverRow[],
): Promise<Recipient[]> {
  const people = observers.filter(({ group_id }) => group_id === null);
  return [
    ...(await addressGroups(services, trx, observers, request.owner_lang)),
    ...people.map((row) => addressObserver(services, row, request.owner_lang)),
  ];
}

/** Whoever signs in the place of somebody learns from whom the signature comes. */
export async function inviteByMail(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  signers: readonly SignatureRow[],
  documents?: Beside['documents'],
): Promise<void> {
  const invitation = { ...readInvitation(request), role: 'signer' } as const;
  const asked = signers.filter(({ delegator_name }) => delegator_name === null);
  const recipients = await addressSigners(services, trx, request, asked);
  await write(services, trx, request, recipients, 'invitation', invitation, { documents });
  for (const signer of signers) {
    const { delegator_name: delegatorName, delegation_message: delegationMessage } = signer;
    if (delegatorName === null) continue;
    await write(services, trx, request, addressSigner(services, signer), 'invitation', {
      ...invitation,
      delegatorName,
      ...(delegationMessage && { delegationMessage }),
    });
  }
}

export const informByMail: MailMany<ObserverRow> = async (services, trx, request, observers) => {
  const told = observers.filter((observer) => observer.told !== 'END');
  const recipients = await addressObservers(services, trx, request, told);
  await write(services, trx, request, recipients, 'invitation', { ...readInvitation(request), role: 'observer' });
};

/** Colleagues who may read or write since now, but for who named them. */
export async function letColleagues(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  { people, role, by }: { people: readonly Colleague[]; role: 'writer' | 'observer'; by: AccountActor },
): Promise<void> {
  const recipients = leaveOut(
    people.map((person) => addressColleague(services, request.id, person)),
    [by.email],
  );
  const senderName = joinName(by.firstName, by.lastName) || readSender(request);
  await write(services, trx, request, recipients, 'invitation', { ...readInvitation(request), senderName, role });
}

export const remindByMail: MailMany<SignatureRow> = async (services, trx, request, signers) => {
  const recipients = await addressSigners(services, trx, request, signers);
  await write(services, trx, request, recipients, 'reminder', readInvitation(request));
};

/**
 * Everybody who takes part: who looks after the request, invited signers who were not told yet that they are not needed, observers who
 * want to be told (of its end, unless said otherwise).
 */
async function addressEverybody(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  known?: readonly SignatureRow[],
  unlessTold: readonly ObserverRow['told'][] = ['INVITATION'],
): Promise<Recipient[]> {
  const [managers, signers, observers] = await Promise.all([
    addressManagers(services, trx, request),
    known ?? listSignatures(trx, request.id),
    listObservers(trx, request.id),
  ]);
  const voices = signers.map(voiceOf);
  const spared = new Set(voices.filter((voice) => wasSpared(voice, voices)).map(({ sid }) => sid));
  const invited = signers.filter(({ sid, invited_at }) => invited_at !== null && !spared.has(sid));
  const watching = observers.filter(({ told }) => !unlessTold.includes(told));
  return removeRepeated([
    ...(await addressObservers(services, trx, request, watching)),
    ...managers,
    ...(await addressSigners(services, trx, request, invited)),
  ]);
}

/** What goes with the mail that everybody has signed, and what it says of that. */
export interface LastMail extends Pick<MailValues['all-signed'], 'documents' | 'report'> {
  attachments: readonly MailAttachment[];
}

/** A request that all have signed, and what of it was read already. */
interface Signed {
  request: RequestRow;
  signatures?: readonly SignatureRow[];
  documents?: readonly { id: string; title: string }[];
}

export async function tellAllSigned(
  services: Services,
  trx: Kysely<Database>,
  { request, documents, ...known }: Signed,
  signedAt: Date,
  choose: (recipient: Recipient, shown: ReadonlySet<string> | undefined) => LastMail = () => ({ attachments: [] }),
): Promise<void> {
  const all = known.signatures ?? (await listSignatures(trx, request.id));
  // Of a quorum some may have declined, or were not needed.
  const signatures = all.filter(({ status }) => status === 'SIGNED');
  const everybody = await addressEverybody(services, trx, request, signatures);
  const shownTo = await readShownTo(trx, everybody);
  const describe = (recipient: Recipient) => {
    const { attachments: _, ...attached } = choose(recipient, shownTo(recipient));
    return { signerNames: signatures.map((signer) => nameSigner(signer, recipient)), signedAt, ...attached };
  };
  await write(services, trx, request, everybody, 'all-signed', describe, {
    attach: (recipient) => choose(recipient, shownTo(recipient)).attachments,
    documents,
  });
}

/** Observers who want to know each step learn that somebody has signed, and that others have still to. */
export async function tellStepSigned(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  { signer, signatures, at }: { signer: SignatureRow; signatures: readonly SignatureRow[]; at: Date },
): Promise<void> {
  const recipients = await addressFollowers(services, trx, request);
  const signed = signatures.filter(({ status }) => status === 'SIGNED');
  await write(services, trx, request, recipients, 'step-signed', (recipient) => ({
    signerName: nameSigner(signer, recipient),
    signerNames: signed.map((one) => nameSigner(one, recipient)),
    signedAt: at,
  }));
}

/** Observers who want to know each step. */
async function addressFollowers(services: Services, trx: Kysely<Database>, request: RequestRow): Promise<Recipient[]> {
  const observers = await listObservers(trx, request.id);
  const following = observers.filter(({ told }) => told === 'EACH_STEP');
  return removeRepeated(await addressObservers(services, trx, request, following));
}

/** Everybody learns that the request has ended by it; where it goes on, whoever looks after it, or follows each step. */
export async function tellDeclined(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  { signer, isGoingOn, at }: { signer: SignatureRow; isGoingOn: boolean; at: Date },
): Promise<void> {
  const reason = signer.decline_reason;
  const told = isGoingOn
    ? removeRepeated([
        ...(await addressFollowers(services, trx, request)),
        ...(await addressManagers(services, trx, request)),
      ])
    : await addressEverybody(services, trx, request);
  await write(services, trx, request, told, 'declined', (recipient) => ({
    signerName: nameSigner(signer, recipient),
    ...(reason && { reason }),
    ...(isGoingOn && { isGoingOn }),
    declinedAt: at,
  }));
}

/** Who was invited and is not needed any more: enough others have signed. */
export const tellSpared: MailMany<SignatureRow> = async (services, trx, request, spared) => {
  const invited = spared.filter(({ invited_at }) => invited_at !== null);
  if (!invited.length) return;
  await write(services, trx, request, await addressSigners(services, trx, request, invited), 'enough-signed', {});
};

/** Whoever takes part learns that an accepted signature does not hold, its signer too. */
export async function tellSignatureFailed(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  { signer, at }: { signer: SignatureRow; at: Date },
): Promise<void> {
  const recipients = await addressEverybody(services, trx, request);
  await write(services, trx, request, recipients, 'signature-failed', (recipient) => ({
    signerName: nameSigner(signer, recipient),
    failedAt: at,
  }));
}

/** Whoever looks after the request, unless it is the signer, learns that somebody else signs. */
export async function tellDelegated(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  { by, signer, at }: { by: AccountActor; signer: SignatureRow; at: Date },
): Promise<void> {
  const managers = await addressManagers(services, trx, request);
  const others = managers.filter(({ to }) => to.toLowerCase() !== by.email.toLowerCase());
  await write(services, trx, request, others, 'delegated', (recipient) => ({
    signerName: signer.delegator_name ?? by.email,
    delegateeName: nameSigner(signer, recipient),
    ...(signer.delegation_message && { message: signer.delegation_message }),
    delegatedAt: at,
  }));
}

/** Who was given a request of the team's inbox by somebody else. */
export async function tellAssigned(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  { assignee, by }: { assignee: Colleague; by: AccountActor },
): Promise<void> {
  const recipients = [addressColleague(services, request.id, assignee)];
  await write(services, trx, request, recipients, 'assigned', {
    senderName: joinName(by.firstName, by.lastName) || by.email,
  });
}

/** Whoever looks after the request learns what a signer asks. */
export async function tellQuestion(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  { signer, message }: { signer: SignatureRow; message: string },
): Promise<void> {
  const managers = await addressManagers(services, trx, request);
  await write(services, trx, request, managers, 'question', (recipient) => ({
    signerName: nameSigner(signer, recipient),
    message,
  }));
}

/** Whoever has asked gets the answer, by the own link; nobody where the sender delivers everything. */
export async function tellAnswer(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  { signer, by, ...texts }: { signer: SignatureRow; by: AccountActor; question: string; answer: string },
): Promise<void> {
  const senderName = joinName(by.firstName, by.lastName) || readSender(request);
  await write(services, trx, request, addressSigner(services, signer), 'answer', { senderName, ...texts });
}

/** Whoever looks after the request learns that a signer has deleted the account before signing. */
export async function tellSignerLeft(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  { signer, at }: { signer: SignatureRow; at: Date },
): Promise<void> {
  const recipients = await addressManagers(services, trx, request);
  await write(services, trx, request, recipients, 'signer-left', (recipient) => ({
    signerName: nameSigner(signer, recipient),
    leftAt: at,
  }));
}

/** Everybody learns that the deadline has passed before all had signed. */
export async function tellExpired(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  expiredAt: Date,
): Promise<void> {
  const everybody = await addressEverybody(services, trx, request);
  await write(services, trx, request, everybody, 'expired', ({ isManager = false }) => ({ expiredAt, isManager }));
}

/** Everybody but who did it: the owner, or an admin of the business once the owner has left. */
export async function tellWithdrawn(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  {
    by,
    message,
    at,
    isToldElse = [],
  }: {
    by: { email: string; name: string };
    message: string | undefined;
    at: Date;
    isToldElse?: readonly string[] | undefined;
  },
): Promise<void> {
  const everybody = await addressEverybody(services, trx, request);
  const others = leaveOut(everybody, [by.email, ...isToldElse]);
  await write(services, trx, request, others, 'withdrawn', {
    senderName: by.name,
    ...(message && { message }),
    withdrawnAt: at,
  });
}

/** Everybody invited but who did it: signers may have to look again, the others only learn of it. */
export async function tellChanged(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  { documentsAdded, documentsRemoved, hasNewExpiration, changedBy }: RequestChanges,
): Promise<void> {
  const { expiration_date: expiresAt } = request;
  const values = {
    documentsAdded,
    documentsRemoved,
    ...(hasNewExpiration && { expiry: expiresAt ? ('moved' as const) : ('none' as const) }),
    ...(hasNewExpiration && expiresAt && { expiresAt }),
  };
  const signers = (await listSignatures(trx, request.id)).filter(({ status }) => status === 'OPEN');
  const toSign = await addressSigners(services, trx, request, signers);
  const others = leaveOut(
    await addressEverybody(services, trx, request, undefined, ['INVITATION', 'END']),
    toSign.map(({ to }) => to),
  );
  const writeAs = (recipients: Recipient[], role: 'signer' | 'observer') =>
    write(services, trx, request, leaveOut(recipients, changedBy), 'request-changed', ({ listedBy }) => ({
      ...values,
      // What is gone is on no list any more: nobody can say whose it was.
      ...(listedBy && { documentsRemoved: [] }),
      role,
    }));
  await writeAs(toSign, 'signer');
  await writeAs(others, 'observer');
}

/** Who was invited and takes part no more; who removes oneself knows. */
export async function tellRemoved(
  services: Services,
  trx: Kysely<Database>,
  request: RequestRow,
  { removed, role, by, at }: { removed: Recipient[]; role: 'signer' | 'observer'; by: AccountActor; at: Date },
): Promise<void> {
  const senderName = joinName(by.firstName, by.lastName);
  await write(services, trx, request, leaveOut(removed, [by.email]), 'removed', { senderName, role, removedAt: at });
}
