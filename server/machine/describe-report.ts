import type { DocumentReport } from '@sigillum/engine/verifier';

/** What a validation tells of a report beside its summary. */
export function describeReport({ signatures, revisions, size, verdict, subIndication }: DocumentReport) {
  const details = signatures.map(({ signer, indication, subIndication: reason, findings }) => ({
    ...{ signer, indication, subIndication: reason, findings },
  }));
  return {
    validation: { indication: verdict, subIndication, details },
    format: {
      contentType: 'application/pdf',
      size,
      revisions: revisions.length,
      levels: signatures.map(({ level }) => level ?? 'UNDEFINED'),
    },
  };
}
