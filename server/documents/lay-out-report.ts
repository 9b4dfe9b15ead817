import type { SignatureReport, UserAction } from '@sigillum/api-contracts/documents/report-schemas.ts';
import type { TextLine } from '../pdf/write-text-document.ts';

const heading = (text: string): TextLine => ({ text, role: 'name', size: 13, gap: 18 });
const wideLine = (text: string): TextLine => ({ text, role: 'detail', size: 7.5, indent: 24 });
const line = (text: string, indent = 0): TextLine => ({ text, role: 'detail', size: 9, indent });

/** The lines of the printed report. Times are UTC, as in the evidence. */
export function layOutReport({ header, userList }: SignatureReport): TextLine[] {
  return [
    { text: 'Signature report', role: 'name', size: 22 },
    { text: header.title, role: 'name', size: 14, gap: 4 },
    { ...line(`Request ${header.signatureRequestID}`), gap: 10 },
    line(`Status ${header.status} · ${header.signatureCountSigned} of ${header.signatureCount} signatures`),
    line(
      header.evidenceIntact
        ? 'The chain of audit events is intact.'
        : 'The chain of audit events is BROKEN: events were changed or removed.',
    ),
    line(`Last link ${header.evidenceHash}`),
    ...userList.flatMap((person) => [
      heading([person.firstname, person.lastname].filter(Boolean).join(' ') || person.email || 'Sigillum'),
      ...(person.email
        ? [line([person.email, person.mobile && `+${person.mobile}`, person.businessName].filter(Boolean).join(' · '))]
        : []),
      ...(person.userActions.length ? [] : [line('No action yet.', 12)]),
      ...person.userActions.flatMap(layOutAction),
    ]),
  ];
}

function layOutAction(action: UserAction): TextLine[] {
  const { name, time, ip, quality, legislation, message, documents = [] } = action;
  const people = [action.signersAdded, action.signersRemoved, action.observersAdded, action.observersRemoved].flatMap(
    (list) => list ?? [],
  );
  const head = [
    time.replace('T', ' ').replace('Z', ' UTC'),
    name,
    [quality, legislation].filter(Boolean).join(' '),
    people.join(', '),
    ip,
  ];
  const certificate = action.certificateSubject && [
    wideLine(`Certificate ${action.certificateSubject}, serial ${action.certificateSerial}`),
    wideLine(`Issued by ${action.certificateIssuer}`),
  ];
  return [
    { ...line(head.filter(Boolean).join(' · '), 12), gap: 5 },
    ...(message ? wrap(`“${message}”`).map((part) => line(part, 24)) : []),
    ...documents.map(({ documentId, documentSha256 }) =>
      wideLine(`Document ${documentId.slice(0, 8)} · SHA-256 ${documentSha256}`),
    ),
    ...(certificate || []),
  ];
}

/** Lines of at most some 90 characters, broken at blanks where there are any. */
const wrap = (text: string): string[] => text.replaceAll(/\s+/g, ' ').match(/.{1,90}(?:\s|$)|\S{1,90}/gu) ?? [];
