import { strToU8, zipSync } from 'fflate';

const contentTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const writeRelations = (inside: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`;

const zip = (files: Record<string, string>): Buffer<ArrayBuffer> =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));

interface DocxOptions {
  text?: string;
  /** Inside its body, after the text. */
  body?: string;
  /** Lines of its relations. */
  relations?: string;
  more?: Record<string, string>;
}

/** A small Word document. */
export const buildDocx = ({
  text = 'Lease',
  body = '',
  relations = '',
  more = {},
}: DocxOptions = {}): Buffer<ArrayBuffer> =>
  zip({
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': writeRelations(`<Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/>`),
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': writeRelations(relations),
    ...more,
  });

/** A relation to what lies outside of the document. */
export const relateOutside = (kind: string, target: string): string =>
  `<Relationship Id="r9" Type="${office}/${kind}" Target="${target}" TargetMode="External"/>`;

interface OdtOptions {
  text?: string;
  body?: string;
  manifest?: string;
}

/** A small OpenDocument text. */
export const buildOdt = ({ text = 'Lease', body = '', manifest = '' }: OdtOptions = {}): Buffer<ArrayBuffer> =>
  zip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': `<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml">${manifest}</manifest:file-entry></manifest:manifest>`,
    'content.xml': `<?xml version="1.0"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.3"><office:body><office:text><text:p>${text}</text:p>${body}</office:text></office:body></office:document-content>`,
  });
