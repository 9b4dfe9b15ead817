import { ListError } from './list-error.ts';
import { readCertificates, readDate, readName, readService, TSL } from './read-service.ts';
import type { ListPointer, TrustedList } from './trusted-list.ts';
import { findChild, findChildren, readText, type XmlElement } from './xml-tree.ts';

const ADDITIONAL = 'http://uri.etsi.org/02231/v2/additionaltypes#';
const LIST_OF_LISTS = /^https?:\/\/uri\.etsi\.org\/TrstSvc\/TrustedList\/TSLType\/EUlistofthelists\/?$/i;
const MEMBER_STATE = /^https?:\/\/uri\.etsi\.org\/TrstSvc\/TrustedList\/TSLType\/EUgeneric\/?$/i;
const XML_MIME = 'application/vnd.etsi.tsl+xml';
/** Versions of the format (TS 119 612 clause 5.3.1): 5 since 2016, 6 since 2024. */
const VERSIONS = ['5', '6'];

/** One piece of the information on a pointer: each stands in an OtherInformation of its own. */
function readOther(pointer: XmlElement, uri: string, local: string): string {
  const all = findChildren(findChild(pointer, TSL, 'AdditionalInformation'), TSL, 'OtherInformation');
  return readText(all.flatMap((one) => findChildren(one, uri, local))[0]);
}

function readPointers(scheme: XmlElement): ListPointer[] {
  return findChildren(findChild(scheme, TSL, 'PointersToOtherTSL'), TSL, 'OtherTSLPointer')
    .filter((pointer) => [XML_MIME, ''].includes(readOther(pointer, ADDITIONAL, 'MimeType').toLowerCase()))
    .map((pointer) => ({
      territory: readOther(pointer, TSL, 'SchemeTerritory').toUpperCase(),
      location: readText(findChild(pointer, TSL, 'TSLLocation')),
      isListOfLists: LIST_OF_LISTS.test(readOther(pointer, TSL, 'TSLType')),
      signers: findChildren(findChild(pointer, TSL, 'ServiceDigitalIdentities'), TSL, 'ServiceDigitalIdentity').flatMap(
        readCertificates,
      ),
    }));
}

function readServices(root: XmlElement, territory: string): Pick<TrustedList, 'services' | 'leftOut'> {
  const found: Pick<TrustedList, 'services' | 'leftOut'> = { services: [], leftOut: [] };
  for (const tsp of findChildren(findChild(root, TSL, 'TrustServiceProviderList'), TSL, 'TrustServiceProvider')) {
    const provider = readName(findChild(tsp, TSL, 'TSPInformation', 'TSPName'));
    for (const element of findChildren(findChild(tsp, TSL, 'TSPServices'), TSL, 'TSPService')) {
      try {
        found.services.push(readService(element, { territory, provider }));
      } catch (error) {
        if (!(error instanceof ListError)) throw error;
        found.leftOut.push(`a service of ${provider}: ${error.message}`);
      }
    }
  }
  return found;
}

/**
 * Reads a list from the tree whose signature was verified (TS 119 612 clause 5). Throws ListError. A service that holds
 * something not understood is left out alone, and named in `leftOut`.
 */
export function readList(root: XmlElement): TrustedList {
  if (root.local !== 'TrustServiceStatusList' || root.uri !== TSL) throw new ListError('the file is no trusted list');
  const scheme = findChild(root, TSL, 'SchemeInformation');
  if (!scheme) throw new ListError('the list says nothing of itself');
  const version = readText(findChild(scheme, TSL, 'TSLVersionIdentifier'));
  if (!VERSIONS.includes(version)) throw new ListError(`version ${version} of the format is not known`);
  const sequence = readText(findChild(scheme, TSL, 'TSLSequenceNumber'));
  if (!/^[1-9]\d{0,8}$/.test(sequence)) throw new ListError('the list has no sequence number');
  const territory = readText(findChild(scheme, TSL, 'SchemeTerritory')).toUpperCase();
  if (!/^[A-Z]{2}$/.test(territory)) throw new ListError('the list does not name its territory');
  const type = readText(findChild(scheme, TSL, 'TSLType'));
  const next = findChild(scheme, TSL, 'NextUpdate', 'dateTime');
  return {
    territory,
    isListOfLists: LIST_OF_LISTS.test(type),
    isMemberState: MEMBER_STATE.test(type),
    sequence: Number(sequence),
    issuedAt: readDate(findChild(scheme, TSL, 'ListIssueDateTime')),
    nextUpdate: next && readDate(next),
    pointers: readPointers(scheme),
    ...readServices(root, territory),
  };
}
