import type {
  ActiveContent,
  CleanCopy,
  FileInspection,
  FoundSignature,
} from '@sigillum/api-contracts/documents/inspection-schemas.ts';
import type {
  ActiveContent as FoundContent,
  DocumentInspection,
  ExistingSignature,
  FieldLock,
  IntakeChange,
} from '@sigillum/engine/pdf/workers';

/** Uploads with the others are refused. */
const activeContent: Record<FoundContent, ActiveContent | undefined> = {
  javascript: undefined,
  launch: undefined,
  xfa: undefined,
  'automatic-action': undefined,
  'embedded-file': 'EMBEDDED_FILE',
  'submit-form': 'SUBMIT_FORM',
  'import-data': 'IMPORT_DATA',
  'remote-go-to': 'REMOTE_GO_TO',
  'rich-media': 'RICH_MEDIA',
  movie: 'MOVIE',
  sound: 'SOUND',
};
const crossReferences = { table: 'TABLE', stream: 'STREAM', hybrid: 'HYBRID' } as const;
const lockActions = { All: 'ALL', Include: 'INCLUDE', Exclude: 'EXCLUDE' } as const;
const integrities = { intact: true, broken: false, unknown: null } as const;
const changes = {
  repaired: 'REPAIRED',
  unlocked: 'UNLOCKED',
  'signature-fields-added': 'SIGNATURE_FIELDS_ADDED',
  'annotations-made-indirect': 'ANNOTATIONS_MADE_INDIRECT',
  'metadata-replaced': 'METADATA_REPLACED',
  'looks-drawn': 'LOOKS_DRAWN',
  'validation-data-removed': 'VALIDATION_DATA_REMOVED',
} as const satisfies Record<IntakeChange['kind'], string>;
/** What writes other metadata than the claim was made with. */
const breaksPdfA = new Set<IntakeChange['kind']>(['repaired', 'unlocked', 'metadata-replaced']);

/** What was found in an upload, on the wire; null for uploads from before it was recorded. */
export function describeInspection(inspection: DocumentInspection): FileInspection | null {
  const { contents, pages } = inspection;
  if (!contents) return null;
  const { pdfA, form } = contents;
  const isKept = !contents.changes.some(({ kind }) => breaksPdfA.has(kind));
  return {
    pdf_version: inspection.pdfVersion,
    cross_references: crossReferences[contents.xref],
    is_linearised: inspection.isLinearized,
    is_owner_protected: inspection.isEncrypted,
    clean_copy: inspection.cleanCopy ? describeCopy(inspection.cleanCopy) : null,
    signatures: inspection.existingSignatures.map(describeSignature),
    form: form.fieldCount > 0 ? { field_count: form.fieldCount, filled_count: form.filledCount } : null,
    active_content: inspection.activeContent.map((kind) => activeContent[kind]).filter((kind) => kind !== undefined),
    external_link_count: contents.externalLinks,
    attachments: contents.attachments,
    pdf_a: pdfA ? { part: pdfA.part, conformance: pdfA.conformance ?? null, is_kept: isKept } : null,
    has_broken_metadata: contents.hasBrokenMetadata,
    missing_fonts: contents.missingFonts,
    hidden_layers: contents.hiddenLayers,
    rotated_page_count: pages.filter(({ rotation }) => rotation !== 0).length,
    cropped_page_count: contents.croppedPages,
    scaled_page_count: contents.scaledPages,
    changes: contents.changes.map((change) => ({
      type: changes[change.kind],
      count: 'count' in change ? change.count : null,
    })),
  };
}

const removedActions = { javascript: 'JAVASCRIPT', launch: 'LAUNCH', 'automatic-action': 'AUTOMATIC_ACTION' } as const;

const describeCopy = ({
  originalSha256,
  fields,
  removed,
}: NonNullable<DocumentInspection['cleanCopy']>): CleanCopy => ({
  original_sha256: originalSha256,
  fields: fields === 'flatten' ? 'FLATTENED' : 'KEPT',
  removed: removed.map((action) => removedActions[action]),
});

function describeSignature(signature: ExistingSignature): FoundSignature {
  return {
    field_name: signature.fieldName,
    type: signature.subFilter === 'ETSI.RFC3161' ? 'TIMESTAMP' : 'SIGNATURE',
    signer: signature.signer ?? null,
    organisation: signature.organisation ?? null,
    claimed_name: signature.claimedName ?? null,
    claimed_at: signature.claimedAt ?? null,
    is_intact: integrities[signature.integrity],
    certification_level: signature.docMdp ?? null,
    lock: signature.lock ? describeLock(signature.lock) : null,
  };
}

const describeLock = ({ action, fields }: FieldLock) => ({ action: lockActions[action], fields });
