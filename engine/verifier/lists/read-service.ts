import type { ListedService, ServiceState } from '../report.ts';
import { ListError } from './list-error.ts';
import { QUALIFICATIONS, readQualifications } from './read-criteria.ts';
import type { ServiceEntry } from './trusted-list.ts';
import { findChild, findChildren, isElement, readAttribute, readText, type XmlElement } from './xml-tree.ts';

export const TSL = 'http://uri.etsi.org/02231/v2#';
const TYPE = /^https?:\/\/(?:uri\.etsi\.org|uri\.tsl-switzerland\.ch)\/TrstSvc\/Svctype\/([A-Za-z/-]+?)\/?$/i;
const STATUS = /\/Svcstatus\/([A-Za-z]+)\/?$/i;
const USAGE = /\/SvcInfoExt\/([A-Za-z-]+)\/?$/;
/** Extensions that may be critical and whose meaning is heeded or does not matter here. */
const UNDERSTOOD = ['AdditionalServiceInformation', 'Qualifications', 'ExpiredCertsRevocationInfo', 'TakenOverBy'];

/** A date and time of XML Schema in UTC. */
export function readDate(element: XmlElement | undefined): Date {
  const text = readText(element);
  const date = new Date(/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`);
  if (Number.isNaN(date.getTime())) throw new ListError(`${text || 'nothing'} is no date`);
  return date;
}

/** The English one of several names, or the first. */
export function readName(names: XmlElement | undefined): string {
  const all = findChildren(names, TSL, 'Name');
  const isEnglish = ({ attributes }: XmlElement) =>
    attributes.some(({ prefix, local, value }) => prefix === 'xml' && local === 'lang' && /^en\b/i.test(value));
  return readText(all.find(isEnglish) ?? all[0]).replace(/\s+/g, ' ');
}

/** The certificates of a digital identity; some lists put line breaks into them. */
export function readCertificates(identity: XmlElement | undefined): Uint8Array[] {
  return findChildren(identity, TSL, 'DigitalId')
    .flatMap((id) => findChildren(id, TSL, 'X509Certificate'))
    .map((element) => new Uint8Array(Buffer.from(readText(element), 'base64')));
}

function readExtensions(element: XmlElement | undefined): Pick<ServiceState, 'usages' | 'qualifications'> {
  const found: Pick<ServiceState, 'usages' | 'qualifications'> = { usages: [], qualifications: [] };
  for (const extension of findChildren(element, TSL, 'Extension')) {
    const isCritical = ['true', '1'].includes(readAttribute(extension, 'Critical') ?? '');
    for (const child of extension.children.filter(isElement)) {
      if (child.local === 'Qualifications' && child.uri === QUALIFICATIONS) {
        found.qualifications.push(...readQualifications(child));
      } else if (child.local === 'AdditionalServiceInformation' && child.uri === TSL) {
        const usage = USAGE.exec(readText(findChild(child, TSL, 'URI')))?.[1];
        if (usage) found.usages.push(usage);
      } else if (isCritical && !UNDERSTOOD.includes(child.local)) {
        throw new ListError(`the critical extension ${child.local} is not understood`);
      }
    }
  }
  return found;
}

const readType = (element: XmlElement) =>
  TYPE.exec(readText(findChild(element, TSL, 'ServiceTypeIdentifier')))?.[1] ?? '';

function readState(element: XmlElement): ServiceState {
  return {
    type: readType(element),
    status: STATUS.exec(readText(findChild(element, TSL, 'ServiceStatus')))?.[1]?.toLowerCase() ?? '',
    from: readDate(findChild(element, TSL, 'StatusStartingTime')),
    ...readExtensions(findChild(element, TSL, 'ServiceInformationExtensions')),
  };
}

/** Reads a TSPService with its history, newest state first. Throws ListError for what is not understood. */
export function readService(element: XmlElement, owner: Pick<ListedService, 'territory' | 'provider'>): ServiceEntry {
  const information = findChild(element, TSL, 'ServiceInformation');
  if (!information) throw new ListError('a service says nothing of itself');
  const history = findChildren(findChild(element, TSL, 'ServiceHistory'), TSL, 'ServiceHistoryInstance');
  const statuses = [information, ...history].map(readState).toSorted((a, b) => b.from.getTime() - a.from.getTime());
  const name = readName(findChild(information, TSL, 'ServiceName'));
  const service: ListedService = { ...owner, name, type: readType(information), statuses };
  return { service, certificates: readCertificates(findChild(information, TSL, 'ServiceDigitalIdentity')) };
}
