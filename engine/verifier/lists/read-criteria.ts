import type { Criteria, Criterion, Qualification } from '../report.ts';
import { ListError } from './list-error.ts';
import { findChild, findChildren, isElement, readAttribute, readText, type XmlElement } from './xml-tree.ts';

export const QUALIFICATIONS = 'http://uri.etsi.org/TrstSvc/SvcInfoExt/eSigDir-1999-93-EC-TrustedList/#';
const XADES = 'http://uri.etsi.org/01903/v1.3.2#';
const ADDITIONAL = 'http://uri.etsi.org/02231/v2/additionaltypes#';
const QUALIFIER = /\/SvcInfoExt\/([A-Za-z]+)$/;

/** Bits as X.509 counts them, by the names of TS 119 612. */
const KEY_USAGE_BITS = [
  'digitalSignature',
  'nonRepudiation',
  'keyEncipherment',
  'dataEncipherment',
  'keyAgreement',
  'keyCertSign',
  'crlSign',
  'encipherOnly',
  'decipherOnly',
];

/** The object identifier of an XAdES Identifier: an URN, or plain. */
function readIdentifier(element: XmlElement): string {
  const text = readText(findChild(element, XADES, 'Identifier')).replace(/^(?:urn:)?oid:|\.$/gi, '');
  if (!/^\d+(\.\d+)+$/.test(text)) throw new ListError(`${text} is no object identifier`);
  return text;
}

function readKeyUsage(element: XmlElement): Criterion {
  const bits = findChildren(element, QUALIFICATIONS, 'KeyUsageBit').map((bit): [number, boolean] => {
    const index = KEY_USAGE_BITS.indexOf(readAttribute(bit, 'name') ?? '');
    if (index < 0) throw new ListError('a key usage is not known');
    return [index, ['true', '1'].includes(readText(bit))];
  });
  return { kind: 'key-usage', bits };
}

function readOthers(element: XmlElement): Criterion[] {
  return element.children.filter(isElement).map((other): Criterion => {
    const isKnown = other.uri === ADDITIONAL;
    if (isKnown && other.local === 'ExtendedKeyUsage') {
      return { kind: 'extended-key-usage', oids: findChildren(other, ADDITIONAL, 'KeyPurposeId').map(readIdentifier) };
    }
    if (isKnown && other.local === 'CertSubjectDNAttribute') {
      return { kind: 'subject', oids: findChildren(other, ADDITIONAL, 'AttributeOID').map(readIdentifier) };
    }
    throw new ListError(`the criterion ${other.local} is not known`);
  });
}

function readCriteria(element: XmlElement): Criteria {
  const assert = readAttribute(element, 'assert');
  if (assert !== 'all' && assert !== 'atLeastOne' && assert !== 'none')
    throw new ListError('criteria say not how they count');
  const of = element.children.filter(isElement).flatMap((child): Criterion[] => {
    switch (child.local) {
      case 'Description':
        return [];
      case 'KeyUsage':
        return [readKeyUsage(child)];
      case 'PolicySet':
        return [
          { kind: 'policies', oids: findChildren(child, QUALIFICATIONS, 'PolicyIdentifier').map(readIdentifier) },
        ];
      case 'CriteriaList':
        return [{ kind: 'list', criteria: readCriteria(child) }];
      case 'otherCriteriaList':
        return readOthers(child);
      default:
        throw new ListError(`the criterion ${child.local} is not known`);
    }
  });
  return { assert, of };
}

/** The qualifiers of a Qualifications extension, each with the certificates it is for (TS 119 612 clause 5.5.9.2). */
export function readQualifications(element: XmlElement): Qualification[] {
  return findChildren(element, QUALIFICATIONS, 'QualificationElement').map((entry) => {
    const criteria = findChild(entry, QUALIFICATIONS, 'CriteriaList');
    if (!criteria) throw new ListError('qualifiers come without criteria');
    const qualifiers = findChildren(findChild(entry, QUALIFICATIONS, 'Qualifiers'), QUALIFICATIONS, 'Qualifier');
    const names = qualifiers.map((qualifier) => QUALIFIER.exec(readAttribute(qualifier, 'uri') ?? '')?.[1] ?? '');
    return { qualifiers: names, criteria: readCriteria(criteria) };
  });
}
