import { demandNode, readChildren, readWhole, TAG, type DerNode } from '../../pki/der.ts';
import { EXTENSIONS, type Certificate } from './certificate.ts';
import { readName } from './name.ts';

/** Tags of GeneralName (RFC 5280 section 4.2.1.6). */
const [MAIL, DNS, DIRECTORY, URI, ADDRESS] = [0x81, 0x82, 0xa4, 0x86, 0x87];
const MAIL_ATTRIBUTE = '1.2.840.113549.1.9.1';

type Constraint = { tag: number; text: string; bytes: Uint8Array; steps: string[] };
type Subject = { tag: number; text: string; bytes: Uint8Array; steps: string[] };

function readGeneralName(node: DerNode): Subject {
  const steps = node.tag === DIRECTORY ? readName(readWhole(node.content).raw).steps : [];
  return {
    tag: node.tag,
    text: Buffer.from(node.content).toString('latin1').toLowerCase(),
    bytes: node.content,
    steps,
  };
}

function listNames({ subject, extensions }: Certificate): Subject[] {
  const alternative = extensions.get(EXTENSIONS.subjectAltName);
  const others = alternative ? readChildren(readWhole(alternative.value, TAG.sequence)).map(readGeneralName) : [];
  // Every one of them: a good address must not hide a foreign one behind it.
  const mails = subject.attributes
    .filter(({ oid }) => oid === MAIL_ATTRIBUTE)
    .map(({ text }) => ({ tag: MAIL, text: text.toLowerCase(), bytes: new Uint8Array(), steps: [] }));
  const named =
    subject.steps.length > 0 ? [{ tag: DIRECTORY, text: '', bytes: subject.raw, steps: subject.steps }] : [];
  return [...named, ...mails, ...others];
}

function isHostWithin(host: string, constraint: string): boolean {
  if (constraint.startsWith('.')) return host.endsWith(constraint);
  return host === constraint || host.endsWith(`.${constraint}`);
}

function isAddressWithin(address: Uint8Array, range: Uint8Array): boolean {
  const size = range.length / 2;
  if (address.length !== size) return false;
  return address.every((byte, i) => (byte & range[size + i]!) === (range[i]! & range[size + i]!));
}

/** Whether a name lies in a subtree (RFC 5280 section 4.2.1.10); undefined for kinds that are not understood. */
function isWithin(name: Subject, constraint: Constraint): boolean | undefined {
  switch (name.tag) {
    case DIRECTORY:
      return constraint.steps.every((step, i) => name.steps[i] === step);
    case DNS:
      return constraint.text === '' || isHostWithin(name.text, constraint.text);
    case MAIL: {
      const host = name.text.slice(name.text.lastIndexOf('@') + 1);
      if (constraint.text.includes('@')) return name.text === constraint.text;
      return constraint.text.startsWith('.') ? host.endsWith(constraint.text) : host === constraint.text;
    }
    case URI: {
      const host = URL.canParse(name.text) ? new URL(name.text).hostname : '';
      return constraint.text.startsWith('.') ? host.endsWith(constraint.text) : host === constraint.text;
    }
    case ADDRESS:
      return isAddressWithin(name.bytes, constraint.bytes);
    default:
      return undefined;
  }
}

function readSubtrees(lists: DerNode[], tag: number): Constraint[] {
  const list = lists.find((node) => node.tag === tag);
  return (list ? readChildren(list) : []).map((subtree) => {
    const [base] = readChildren(demandNode(subtree, TAG.sequence, 'name subtree'));
    return readGeneralName(base!);
  });
}

/** What of a certificate's names an authority above it does not permit; undefined when all is well. */
export function findNameFault(authority: Certificate, certificate: Certificate): string | undefined {
  const extension = authority.extensions.get(EXTENSIONS.nameConstraints);
  if (!extension) return undefined;
  const lists = readChildren(readWhole(extension.value, TAG.sequence));
  const [permitted, excluded] = [readSubtrees(lists, 0xa0), readSubtrees(lists, 0xa1)];
  for (const name of listNames(certificate)) {
    const [allowing, barring] = [permitted, excluded].map((all) => all.filter((item) => item.tag === name.tag));
    const what = `a name of ${certificate.subject.text}`;
    if (barring!.some((item) => isWithin(name, item) !== false))
      return `${what} is excluded by ${authority.subject.text}`;
    if (allowing!.length > 0 && !allowing!.some((item) => isWithin(name, item) === true)) {
      return `${what} is not permitted by ${authority.subject.text}`;
    }
  }
  return undefined;
}
