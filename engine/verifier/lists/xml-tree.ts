import { SaxesParser } from 'saxes';

import { ListError } from './list-error.ts';

export type XmlAttribute = { prefix: string; local: string; uri: string; value: string };
export type XmlInstruction = { target: string; body: string };
export type XmlNode = XmlElement | XmlInstruction | string;

/** An element as it stands in the file; comments are left out, for no canonical form that lists use keeps them. */
export type XmlElement = {
  prefix: string;
  local: string;
  uri: string;
  attributes: XmlAttribute[];
  /** The namespaces declared here, by prefix. */
  namespaces: Record<string, string>;
  children: XmlNode[];
  parent: XmlElement | undefined;
};

/** A document: the element at its top, and the processing instructions around it. */
export type XmlDocument = { root: XmlElement; before: XmlInstruction[]; after: XmlInstruction[] };

const MAX_BYTES = 30 * 1024 ** 2;
/** Lists nest some fifteen deep; lists of lists of criteria a few more. */
const MAX_DEPTH = 64;
const MAX_ELEMENTS = 2_000_000;

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string' && 'children' in node;

function decodeText(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) throw new ListError(`the file is larger than ${MAX_BYTES / 1024 ** 2} MB`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ListError('the file is not UTF-8', { cause });
  }
}

/**
 * Reads XML of up to 30 MB in UTF-8. A document type is refused, so there are no entities but the five of XML itself:
 * nothing expands and nothing outside is read. Throws ListError.
 */
export function readXml(bytes: Uint8Array): XmlDocument {
  const text = decodeText(bytes);
  const parser = new SaxesParser({ xmlns: true, position: false });
  const [before, after]: [XmlInstruction[], XmlInstruction[]] = [[], []];
  let root: XmlElement | undefined;
  let current: XmlElement | undefined;
  let depth = 0;
  let count = 0;
  const append = (value: string) => {
    if (current) current.children.push(value);
  };
  parser.on('error', (cause) => {
    throw new ListError(`the XML is not well-formed: ${cause.message}`);
  });
  parser.on('doctype', () => {
    throw new ListError('the XML declares a document type, which lists have no use for');
  });
  parser.on('xmldecl', ({ encoding, version }) => {
    if (encoding && encoding.toUpperCase() !== 'UTF-8') throw new ListError(`the XML is encoded in ${encoding}`);
    if (version && version !== '1.0') throw new ListError(`the XML is of version ${version}`);
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    count += 1;
    if (depth > MAX_DEPTH || count > MAX_ELEMENTS) throw new ListError('the XML is nested too deeply or too large');
    const attributes = Object.values(tag.attributes)
      .filter(({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns')
      .map(({ prefix, local, uri, value }) => ({ prefix, local, uri, value }));
    const { prefix, local, uri, ns } = tag;
    const element: XmlElement = { prefix, local, uri, attributes, namespaces: ns, children: [], parent: current };
    if (current) current.children.push(element);
    else root = element;
    current = element;
  });
  parser.on('closetag', () => {
    depth -= 1;
    current = current?.parent;
  });
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('processinginstruction', ({ target, body }) => {
    if (current) current.children.push({ target, body });
    else (root ? after : before).push({ target, body });
  });
  parser.write(text).close();
  if (!root) throw new ListError('the XML is empty');
  return { root, before, after };
}

/** The children of that name. */
export const findChildren = (element: XmlElement | undefined, uri: string, local: string): XmlElement[] =>
  (element?.children ?? []).filter(
    (node): node is XmlElement => isElement(node) && node.local === local && node.uri === uri,
  );

/** The only child of that name, or the one that a path of names leads to; undefined without it. Throws when there are several. */
export function findChild(element: XmlElement | undefined, uri: string, ...path: string[]): XmlElement | undefined {
  let found = element;
  for (const local of path) {
    const [first, second] = findChildren(found, uri, local);
    if (second) throw new ListError(`there are several elements ${local}`);
    found = first;
  }
  return found;
}

/** The text that an element holds itself, without white space around it. */
export const readText = (element: XmlElement | undefined): string =>
  (element?.children ?? [])
    .filter((node) => typeof node === 'string')
    .join('')
    .trim();

/** The value of an attribute without a namespace. */
export const readAttribute = (element: XmlElement, local: string): string | undefined =>
  element.attributes.find((attribute) => attribute.local === local && attribute.uri === '')?.value;

/** The element itself and all below it, in no particular order. */
export function* walkElements(element: XmlElement): Generator<XmlElement> {
  const waiting = [element];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    for (const child of next.children) if (isElement(child)) waiting.push(child);
  }
}
