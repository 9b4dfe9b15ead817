import type { SignatureReport } from '@sigillum/api-contracts/documents/report-schemas.ts';

/** What an exported folder holds and how anybody checks it, in plain words. */
export const writeReadme = (
  { header, evidence }: Pick<SignatureReport, 'header' | 'evidence'>,
  madeAt: Date,
): string => `${header.title}
Signature request ${header.signatureRequestID}, exported ${madeAt.toISOString()}

What is in this folder
  documents/    the signed documents. Each is complete: a signed file proves itself.
  attachments/  files that went with the request, if there were any. They are not signed; the chain holds their hashes.
  report.pdf    the signature report for people: who did what, when, and which file came of it. The platform has sealed it.
  report.json   the same for machines, with the whole chain of events, and what Mobile ID has answered where somebody confirmed by it.
  README.txt    this text.

How to check it
  1. Open a document in any PDF reader that checks signatures, or drop it on the page /verify of a Sigillum server.
  2. Or, with the source code of Sigillum, unpack this folder and run in its folder:
       npm run audit -- verify FOLDER
     It needs no server. It computes the chain of events anew, compares each file with the one that the events name, and
     checks the seal of report.pdf, which also holds the hashes of report.json and this text. Add --trust ROOT.pem to check who has sealed.

The chain
  Each event's hash is SHA-256 over the previous hash, a line feed, and the event's canonical JSON (RFC 8785) without
  its own hash, previous_hash and withheld. The first event follows 64 zeros. This chain has ${evidence.events.length} events and ends with
  ${evidence.lastHash}
${
  evidence.events.some(({ withheld }) => withheld)
    ? `
  IP and e-mail addresses of other people were left out for whoever exported this folder. Their events cannot be computed
  anew from it; whoever may edit the request can export a complete one.
`
    : ''
}
Please change nothing in this folder: every changed, missing or added file is found.
`;
