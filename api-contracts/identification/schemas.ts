import * as z from 'zod';
import { Id, Instant, Legislation } from '../schemas.ts';
import { IdentPayment, IdentPrice } from './payment-schemas.ts';

/**
 * How somebody is identified, in the words of the API: `robo` is self identification, `autoident` the automatic one. The others are ours;
 * `loc` and `external-sc` are done elsewhere.
 */
export const IdentKind = z.enum(['video', 'robo', 'autoident', 'id-austria', 'wallet', 'loc', 'external-sc']);
export type IdentKind = z.infer<typeof IdentKind>;

/** What is done elsewhere, and asked for here: in person at a place of the trust service, or with another of its services. */
export const ElsewhereKind = IdentKind.extract(['loc', 'external-sc']);
export type ElsewhereKind = z.infer<typeof ElsewhereKind>;

/** How far an identification is (specification, section 4). `unknown`: whoever identifies has not heard of it yet. */
export const IdentStatus = z.enum(['initialized', 'unknown', 'inprogress', 'success', 'failure']);
export type IdentStatus = z.infer<typeof IdentStatus>;

/** Why somebody was not identified. */
export const IdentFailure = z.enum([
  'aborted',
  'expired',
  'wrong_person',
  'name_differs',
  'under_age',
  'document_expired',
  'document_unreadable',
  'fraud',
  'means_changed',
  'level_too_low',
  'issuer_not_trusted',
  'refused',
  'not_activated',
]);
export type IdentFailure = z.infer<typeof IdentFailure>;

/** What somebody needs before being identified: a mobile number that was proved, the trust service's terms agreed to. */
const IdentNeed = z.enum(['mobile', 'terms']);

/** Where one way to be identified stands for a person. */
export const IdentState = z.object({
  /** Null where nothing was started, or what was started is over and done with. */
  status: IdentStatus.nullable(),
  /** Where the person goes on; null where there is nothing to do, or the way there is being prepared. */
  url: z.url().nullable(),
  /** When somebody has time for the person. */
  appointment_at: Instant.nullable(),
  reason: IdentFailure.nullable(),
  started_at: Instant.nullable(),
});
export type IdentState = z.infer<typeof IdentState>;

/** A way to be identified, as it is for the caller. */
const IdentWay = IdentState.extend({
  service: z.enum(['srs', 'intrum']),
  kind: IdentKind,
  legislation: Legislation,
  /** Somebody identifies so here. */
  is_offered: z.boolean(),
  /** What it would bring counts already, and for more than 60 days: a start is refused. */
  is_known: z.boolean(),
  /** It costs the person nothing. */
  is_covered: z.boolean(),
  /** Who pays: an organisation's name; null where nobody has to. */
  covered_by: z.string().nullable(),
  /** What it costs the person, once, where nobody else pays and it can be paid here. */
  prices: z.array(IdentPrice),
  /** The newest payment of this way by the person, however it stands; null where there is none. */
  payment: IdentPayment.nullable(),
  /** Whoever identifies so stands in for a real one on this machine: nobody is really identified. */
  is_local: z.boolean(),
  /** What the caller has yet to do before it can begin. */
  missing: z.array(IdentNeed),
  /** Whether the caller's document is written down beforehand (`eidData` of the account); null where whoever identifies does not take it. */
  is_supplied: z.boolean().nullable(),
});
export type IdentWay = z.infer<typeof IdentWay>;

/**
 * What is no longer as the identification has found it: the account's name or address is another one, the document has expired since, or
 * the identification itself counts for 60 days at most.
 */
const IdentChange = z.enum(['name', 'email', 'document', 'ending']);
export type IdentChange = z.infer<typeof IdentChange>;

/** An identification that counts, or will in a moment. What stands in the document is shown to the person alone. */
const KnownIdentification = z.object({
  id: Id,
  legislation: Legislation,
  quality: z.enum(['QES', 'AES_MINIMAL']),
  /** Of assurance, 3 or 4. */
  level: z.int(),
  provider: z.string(),
  /** False while the trust service still has to take it over. */
  is_active: z.boolean(),
  identified_at: Instant,
  expires_at: Instant,
  evidence_id: z.string(),
  /** Null where the trust service keeps to itself what stood in the document. */
  given_names: z.string().nullable(),
  family_name: z.string().nullable(),
  /** ISO dates. */
  birth_date: z.iso.date().nullable(),
  document_expiry: z.iso.date().nullable(),
  changes: z.array(IdentChange),
});
export type KnownIdentification = z.infer<typeof KnownIdentification>;

/** The same as a visitor sees it: others may hold the link, too, so nothing of the document is told but the name. */
const DirectIdentification = KnownIdentification.omit({
  birth_date: true,
  document_expiry: true,
  evidence_id: true,
  changes: true,
});
export type DirectIdentification = z.infer<typeof DirectIdentification>;

/** The electronic identity of the Austrian state, as one who identifies. */
const IdentIdAustria = IdentState.extend({
  is_offered: z.boolean(),
  /** What it would bring counts already, and for more than 60 days: a start is refused. */
  is_known: z.boolean(),
  /** A stand-in on this machine: nobody is really identified. */
  is_local: z.boolean(),
  /** What one can sign with afterwards under eIDAS. */
  quality: z.enum(['QES', 'AES_MINIMAL']),
});
export type IdentIdAustria = z.infer<typeof IdentIdAustria>;

/** A wallet, as one who identifies. `url` opens it on this device, and as a QR code on another one. */
const IdentWallet = IdentState.extend({
  service: z.enum(['swiyu', 'eudi']),
  legislation: Legislation,
  is_offered: z.boolean(),
  /** What it would bring counts already, and for more than 60 days: a start is refused. */
  is_known: z.boolean(),
  /** A stand-in on this machine: nobody is really identified. */
  is_local: z.boolean(),
});
export type IdentWallet = z.infer<typeof IdentWallet>;

/** A way to be identified elsewhere: nothing is started here, the trust service is asked. */
const IdentElsewhere = IdentState.extend({
  kind: ElsewhereKind,
  legislation: Legislation,
  /** A trust service can be asked. */
  is_offered: z.boolean(),
  /** The person is known under this law already, and for more than 60 days. */
  is_known: z.boolean(),
  /** A stand-in on this machine: nobody is really identified. */
  is_local: z.boolean(),
  /** What the caller has yet to do: it is asked by mobile number. */
  missing: z.array(IdentNeed),
  /** Where one finds a place, or makes an appointment; null where the operator names none. */
  places_url: z.url().nullable(),
});
export type IdentElsewhere = z.infer<typeof IdentElsewhere>;

/** All that a person sees of identifications. */
export const IdentOverview = z.object({
  ways: z.array(IdentWay),
  id_austria: IdentIdAustria,
  wallets: z.array(IdentWallet),
  elsewhere: z.array(IdentElsewhere),
  identifications: z.array(KnownIdentification),
  /** What the person has paid for being identified, the newest first. */
  payments: z.array(IdentPayment),
});
export type IdentOverview = z.infer<typeof IdentOverview>;

/** All that a visitor sees of them: visitors pay for nothing. */
export const DirectIdentOverview = IdentOverview.omit({ payments: true }).extend({
  identifications: z.array(DirectIdentification),
});
export type DirectIdentOverview = z.infer<typeof DirectIdentOverview>;
