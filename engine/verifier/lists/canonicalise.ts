import { isElement, type XmlAttribute, type XmlDocument, type XmlElement, type XmlInstruction } from './xml-tree.ts';

/** Canonical XML 1.0, or Exclusive XML Canonicalization 1.0 with the prefixes that are treated as by the former. */
export type CanonicalForm = { isExclusive: boolean; inclusivePrefixes: string[] };

const XML = 'http://www.w3.org/XML/1998/namespace';
const TEXT: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' };
const VALUE: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const escapeText = (text: string) => text.replace(/[&<>\r]/g, (character) => TEXT[character]!);
const escapeValue = (text: string) => text.replace(/[&<"\t\n\r]/g, (character) => VALUE[character]!);
const nameOf = ({ prefix, local }: { prefix: string; local: string }) => (prefix ? `${prefix}:${local}` : local);
const writeInstruction = ({ target, body }: XmlInstruction) => `<?${target}${body ? ` ${body}` : ''}?>`;

/** Ancestors, the nearest first. */
function listAncestors(element: XmlElement): XmlElement[] {
  const ancestors: XmlElement[] = [];
  for (let { parent } = element; parent; parent = parent.parent) ancestors.push(parent);
  return ancestors;
}

type Namespaces = ReadonlyMap<string, string>;

function declare(scope: Namespaces, element: XmlElement): Namespaces {
  const declared = Object.entries(element.namespaces);
  return declared.length === 0 ? scope : new Map([...scope, ...declared]);
}

/** The attributes of the xml namespace that the top element of a part takes over (Canonical XML 1.0 section 2.4). */
function inheritAttributes(element: XmlElement): XmlAttribute[] {
  const inherited = new Map<string, XmlAttribute>();
  for (const { attributes } of listAncestors(element).toReversed()) {
    for (const attribute of attributes) if (attribute.uri === XML) inherited.set(attribute.local, attribute);
  }
  for (const { uri, local } of element.attributes) if (uri === XML) inherited.delete(local);
  return [...inherited.values()];
}

class Writer {
  readonly parts: string[] = [];
  private readonly form: CanonicalForm;
  private readonly omitted: XmlElement | undefined;

  constructor(form: CanonicalForm, omitted: XmlElement | undefined) {
    this.form = form;
    this.omitted = omitted;
  }

  private listPrefixes(element: XmlElement, scope: Namespaces): Iterable<string> {
    if (!this.form.isExclusive) return scope.keys();
    const used = [element.prefix, ...element.attributes.map(({ prefix }) => prefix).filter((prefix) => prefix !== '')];
    return new Set([...used, ...this.form.inclusivePrefixes.filter((prefix) => scope.has(prefix))]);
  }

  /** `scope`: what the file declares here; `written`: what the output has declared above. */
  write(element: XmlElement, scope: Namespaces, written: Namespaces, inherited: XmlAttribute[] = []): void {
    const inScope = declare(scope, element);
    const added: [string, string][] = [];
    for (const prefix of this.listPrefixes(element, inScope)) {
      const uri = inScope.get(prefix) ?? '';
      if (prefix !== 'xml' && uri !== (written.get(prefix) ?? '')) added.push([prefix, uri]);
    }
    const { parts } = this;
    parts.push('<', nameOf(element));
    for (const [prefix, uri] of added.toSorted(([a], [b]) => compare(a, b))) {
      parts.push(prefix ? ` xmlns:${prefix}="` : ' xmlns="', escapeValue(uri), '"');
    }
    const attributes = [...element.attributes, ...inherited];
    if (attributes.length > 1) attributes.sort((a, b) => compare(a.uri, b.uri) || compare(a.local, b.local));
    for (const attribute of attributes) parts.push(' ', nameOf(attribute), '="', escapeValue(attribute.value), '"');
    parts.push('>');
    const below = added.length === 0 ? written : new Map([...written, ...added]);
    for (const child of element.children) {
      if (typeof child === 'string') parts.push(escapeText(child));
      else if (!isElement(child)) parts.push(writeInstruction(child));
      else if (child !== this.omitted) this.write(child, inScope, below);
    }
    parts.push('</', nameOf(element), '>');
  }
}

/** The canonical form of a whole document without one of its elements (the enveloped signature), in UTF-8. */
export function canonicaliseDocument(
  { root, before, after }: XmlDocument,
  form: CanonicalForm,
  omitted?: XmlElement,
): Buffer {
  const writer = new Writer(form, omitted);
  for (const instruction of before) writer.parts.push(writeInstruction(instruction), '\n');
  writer.write(root, new Map(), new Map());
  for (const instruction of after) writer.parts.push('\n', writeInstruction(instruction));
  return Buffer.from(writer.parts.join(''));
}

/** The canonical form of an element with all it holds, in UTF-8. */
export function canonicaliseElement(element: XmlElement, form: CanonicalForm): Buffer {
  const writer = new Writer(form, undefined);
  const scope = listAncestors(element).reduceRight<Namespaces>(declare, new Map());
  writer.write(element, scope, new Map(), form.isExclusive ? [] : inheritAttributes(element));
  return Buffer.from(writer.parts.join(''));
}
