/** A link of the chain as report.json holds it. */
export interface ChainEvent {
  request_id: string;
  seq: number;
  at: string;
  name: string;
  documents: EventDocument[];
  data?: { attachments?: EventAttachment[]; answerSha256?: string };
  previous_hash: string;
  hash: string;
  withheld?: string[];
  [member: string]: unknown;
}

/** A version of a document that an event names. */
export interface EventDocument {
  documentId: string;
  sha256: string;
  size?: number;
  signedSha256?: string;
  signedSize?: number;
}

/** A file that went with the request, as an event names it. */
export interface EventAttachment {
  attachmentId: string;
  filename: string;
  sha256: string;
}

/** The part of report.json that is checked. */
export interface Report {
  header: { signatureRequestID: string; evidenceHash: string };
  documents: { documentId: string; title: string; file?: string }[];
  /** Base64. Undefined where they were withheld, or there are none. */
  mobileIdAnswers?: { sha256: string; message: string }[];
  evidence: { lastHash: string; events: ChainEvent[] };
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areTexts = (value: Json, ...keys: string[]) => keys.every((key) => typeof value[key] === 'string');

const isEvent = (value: unknown): boolean =>
  isObject(value) &&
  areTexts(value, 'request_id', 'at', 'name', 'previous_hash', 'hash') &&
  typeof value.seq === 'number' &&
  Array.isArray(value.documents) &&
  value.documents.every((item) => isObject(item) && areTexts(item, 'documentId', 'sha256')) &&
  areAttachments(isObject(value.data) ? value.data.attachments : undefined);

const areAttachments = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) &&
    value.every((item) => isObject(item) && areTexts(item, 'attachmentId', 'filename', 'sha256')));

/** The report, or a sentence on what is wrong with its shape. */
export function readReport(bytes: Uint8Array): Report | string {
  let report: unknown;
  try {
    report = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    return (error as Error).message;
  }
  if (!isObject(report)) return 'it is no object.';
  const { header, documents, evidence, mobileIdAnswers = [] } = report;
  if (!isObject(header) || !areTexts(header, 'signatureRequestID', 'evidenceHash')) return 'its header is incomplete.';
  if (!Array.isArray(documents) || !documents.every((item) => isObject(item) && areTexts(item, 'documentId', 'title')))
    return 'its list of documents is incomplete.';
  if (
    !Array.isArray(mobileIdAnswers) ||
    !mobileIdAnswers.every((item) => isObject(item) && areTexts(item, 'sha256', 'message'))
  )
    return 'its list of what Mobile ID has answered is incomplete.';
  if (!isObject(evidence) || !areTexts(evidence, 'lastHash') || !Array.isArray(evidence.events))
    return 'it holds no chain of events.';
  const broken = evidence.events.findIndex((event) => !isEvent(event));
  if (broken >= 0) return `event ${broken + 1} is incomplete.`;
  return report as unknown as Report;
}
