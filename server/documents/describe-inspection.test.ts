import { FileInspection } from '@sigillum/api-contracts/documents/inspection-schemas.ts';
import { describe, expect, it } from 'vitest';
import { describeRefusal, type DocumentInspection } from '@sigillum/engine/pdf/workers';
import { describeInspection } from './describe-inspection.ts';

const found: DocumentInspection = {
  ...describeRefusal('file.pdf.damaged'),
  problems: [],
  pdfVersion: '1.7',
  isEncrypted: true,
  pages: [
    { width: 595, height: 842, rotation: 0 },
    { width: 595, height: 842, rotation: 90 },
  ],
  activeContent: ['embedded-file', 'rich-media'],
  existingSignatures: [
    {
      fieldName: 'Seal',
      subFilter: 'ETSI.CAdES.detached',
      integrity: 'intact',
      signer: 'Anna Keller',
      docMdp: 2,
      lock: { action: 'Include', fields: ['price'] },
    },
    { fieldName: 'Time', subFilter: 'ETSI.RFC3161', integrity: 'unknown' },
  ],
  contents: {
    xref: 'hybrid',
    form: { fieldCount: 0, filledCount: 0 },
    pdfA: { part: 2, conformance: 'B' },
    hasBrokenMetadata: false,
    externalLinks: 1,
    attachments: ['a.xml'],
    missingFonts: [],
    hiddenLayers: [],
    croppedPages: 0,
    scaledPages: 0,
    changes: [{ kind: 'unlocked' }, { kind: 'annotations-made-indirect', count: 2 }],
  },
};

describe('describeInspection', () => {
  it('puts what was found on the wire, as the contract wants it', () => {
    const report = describeInspection(found);
    expect(FileInspection.parse(report)).toEqual(report);
    expect(report).toMatchObject({
      cross_references: 'HYBRID',
      is_owner_protected: true,
      form: null,
      active_content: ['EMBEDDED_FILE', 'RICH_MEDIA'],
      rotated_page_count: 1,
      signatures: [
        { type: 'SIGNATURE', is_intact: true, certification_level: 2, lock: { action: 'INCLUDE', fields: ['price'] } },
        { type: 'TIMESTAMP', is_intact: null, signer: null, lock: null },
      ],
      changes: [
        { type: 'UNLOCKED', count: null },
        { type: 'ANNOTATIONS_MADE_INDIRECT', count: 2 },
      ],
    });
  });

  it('says that a claim of PDF/A is kept only where the file is neither rewritten nor its metadata replaced', () => {
    const contents = found.contents!;
    const keeps = (changes: typeof contents.changes) =>
      describeInspection({ ...found, contents: { ...contents, changes } })?.pdf_a?.is_kept;
    expect(keeps([{ kind: 'signature-fields-added' }])).toBe(true);
    expect(keeps([{ kind: 'metadata-replaced' }])).toBe(false);
    expect(keeps(contents.changes)).toBe(false);
  });

  it('has nothing to say of an upload from before contents were recorded', () => {
    const { contents: _contents, ...old } = found;
    expect(describeInspection(old)).toBeNull();
  });
});
