import { createHash, createPrivateKey, sign, X509Certificate, type KeyObject } from 'node:crypto';

import type { OpenSsl } from './foreign-signature.ts';

// Trusted lists (ETSI TS 119 612) of our own, signed by our own keys. They are written in canonical form from the start,
// so that their digests are those of plain text and owe nothing to the code that is tested.

/** Who signs a list. */
export type ListSigner = { certificate: Uint8Array; key: KeyObject };
export type ListedState = {
  status: string;
  from: string;
  type?: string;
  usages?: string[];
  /** Qualifiers for certificates with a policy; left out: for those that bind their holder (key usage). */
  qualifiers?: { names: string[]; policy?: string }[];
};
export type ListedServiceInput = ListedState & { name: string; certificates: Uint8Array[]; history?: ListedState[] };
export type ListInput = {
  territory: string;
  sequence: number;
  issuedAt: Date;
  nextUpdate?: Date;
  kind?: 'EUlistofthelists' | 'EUgeneric' | 'CHgeneric';
  pointers?: { territory: string; isListOfLists?: boolean; signers: Uint8Array[] }[];
  services?: ListedServiceInput[];
};

const END = '</TrustServiceStatusList>';
const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const XADES = 'http://uri.etsi.org/01903/v1.3.2#';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ADDITIONAL = 'http://uri.etsi.org/02231/v2/additionaltypes#';
const QUALIFICATIONS = 'http://uri.etsi.org/TrstSvc/SvcInfoExt/eSigDir-1999-93-EC-TrustedList/#';

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const digest = (content: Uint8Array | string) => createHash('sha256').update(content).digest('base64');
const show = (at: Date) => at.toISOString().replace(/\.\d+/, '');
const baseOf = (territory: string) =>
  territory === 'CH' ? 'https://uri.tsl-switzerland.ch/TrstSvc' : 'http://uri.etsi.org/TrstSvc';

const writeIdentity = (certificates: Uint8Array[]) =>
  certificates
    .map((certificate) => `<DigitalId><X509Certificate>${encode(certificate)}</X509Certificate></DigitalId>`)
    .join('');

function writeExtensions({ usages = [], qualifiers = [] }: ListedState, base: string): string {
  const used = usages.map(
    (usage) =>
      `<Extension Critical="true"><AdditionalServiceInformation><URI xml:lang="en">${base}/TrustedList/SvcInfoExt/${usage}</URI></AdditionalServiceInformation></Extension>`,
  );
  const elements = qualifiers.map(({ names, policy }) => {
    const all = names.map((name) => `<Qualifier uri="${base}/TrustedList/SvcInfoExt/${name}"></Qualifier>`).join('');
    const identifier = `<Identifier xmlns="${XADES}" Qualifier="OIDAsURN">urn:oid:${policy}</Identifier>`;
    const criterion =
      policy === undefined
        ? '<KeyUsage><KeyUsageBit name="nonRepudiation">true</KeyUsageBit></KeyUsage>'
        : `<PolicySet><PolicyIdentifier>${identifier}</PolicyIdentifier></PolicySet>`;
    const criteria = `<CriteriaList assert="atLeastOne">${criterion}</CriteriaList>`;
    return `<QualificationElement><Qualifiers>${all}</Qualifiers>${criteria}</QualificationElement>`;
  });
  if (elements.length > 0) {
    used.push(
      `<Extension Critical="true"><Qualifications xmlns="${QUALIFICATIONS}">${elements.join('')}</Qualifications></Extension>`,
    );
  }
  return used.length > 0 ? `<ServiceInformationExtensions>${used.join('')}</ServiceInformationExtensions>` : '';
}

function writeState(state: ListedState, name: string, certificates: Uint8Array[], base: string): string {
  return [
    `<ServiceTypeIdentifier>${base}/Svctype/${state.type ?? 'CA/QC'}</ServiceTypeIdentifier>`,
    `<ServiceName><Name xml:lang="en">${name}</Name></ServiceName>`,
    `<ServiceDigitalIdentity>${writeIdentity(certificates)}</ServiceDigitalIdentity>`,
    `<ServiceStatus>${base}/TrustedList/Svcstatus/${state.status}</ServiceStatus>`,
    `<StatusStartingTime>${state.from}</StatusStartingTime>`,
    writeExtensions(state, base),
  ].join('');
}

function writeService(service: ListedServiceInput, base: string): string {
  const { name, certificates, history = [] } = service;
  const past = history.map(
    (state) => `<ServiceHistoryInstance>${writeState(state, name, [], base)}</ServiceHistoryInstance>`,
  );
  const own = `<ServiceInformation>${writeState(service, name, certificates, base)}</ServiceInformation>`;
  return `<TSPService>${own}${past.length > 0 ? `<ServiceHistory>${past.join('')}</ServiceHistory>` : ''}</TSPService>`;
}

function writePointer({ territory, isListOfLists = false, signers }: NonNullable<ListInput['pointers']>[number]) {
  const type = `http://uri.etsi.org/TrstSvc/TrustedList/TSLType/${isListOfLists ? 'EUlistofthelists' : 'EUgeneric'}`;
  const other = [
    `<TSLType>${type}</TSLType>`,
    `<SchemeTerritory>${territory}</SchemeTerritory>`,
    `<MimeType xmlns="${ADDITIONAL}">application/vnd.etsi.tsl+xml</MimeType>`,
  ].map((one) => `<OtherInformation>${one}</OtherInformation>`);
  const identity = `<ServiceDigitalIdentity>${writeIdentity(signers)}</ServiceDigitalIdentity>`;
  return `<OtherTSLPointer><ServiceDigitalIdentities>${identity}</ServiceDigitalIdentities><TSLLocation>https://lists.example/${territory}.xml</TSLLocation><AdditionalInformation>${other.join('')}</AdditionalInformation></OtherTSLPointer>`;
}

/** A list that is not signed yet, in canonical form. */
export function writeList(input: ListInput): string {
  const { territory, sequence, issuedAt, nextUpdate, kind = 'EUgeneric', pointers = [], services = [] } = input;
  const scheme = [
    '<TSLVersionIdentifier>6</TSLVersionIdentifier>',
    `<TSLSequenceNumber>${sequence}</TSLSequenceNumber>`,
    `<TSLType>http://uri.etsi.org/TrstSvc/TrustedList/TSLType/${kind}</TSLType>`,
    `<SchemeTerritory>${territory}</SchemeTerritory>`,
    `<PointersToOtherTSL>${pointers.map(writePointer).join('')}</PointersToOtherTSL>`,
    `<ListIssueDateTime>${show(issuedAt)}</ListIssueDateTime>`,
    `<NextUpdate>${nextUpdate ? `<dateTime>${show(nextUpdate)}</dateTime>` : ''}</NextUpdate>`,
  ].join('');
  const provider = '<TSPInformation><TSPName><Name xml:lang="en">Provider &amp; Co</Name></TSPName></TSPInformation>';
  const listed = services.map((service) => writeService(service, baseOf(territory))).join('');
  const all = `<TrustServiceProvider>${provider}<TSPServices>${listed}</TSPServices></TrustServiceProvider>`;
  return `<TrustServiceStatusList xmlns="http://uri.etsi.org/02231/v2#" Id="list" TSLTag="http://uri.etsi.org/19612/TSLTag"><SchemeInformation>${scheme}</SchemeInformation><TrustServiceProviderList>${all}</TrustServiceProviderList>${END}`;
}

const transform = (algorithm: string) => `<ds:Transform Algorithm="${algorithm}"></ds:Transform>`;

function writeReference(attributes: string, algorithms: string[], content: string): string {
  const transforms = `<ds:Transforms>${algorithms.map(transform).join('')}</ds:Transforms>`;
  const method = '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod>';
  return `<ds:Reference ${attributes}>${transforms}${method}<ds:DigestValue>${digest(content)}</ds:DigestValue></ds:Reference>`;
}

/**
 * Signs a list in canonical form as annex B of TS 119 612 wants it: XAdES, enveloped, ECDSA with P-256. `uri`: what the
 * signature refers to; `content`: what it is the digest of, where that is not the list.
 */
export function signList(list: string, signer: ListSigner, { uri = '', content = list } = {}): string {
  const cert = `<xades:CertDigest><ds:DigestMethod xmlns:ds="${DSIG}" Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod><ds:DigestValue xmlns:ds="${DSIG}">${digest(signer.certificate)}</ds:DigestValue></xades:CertDigest>`;
  const signing = `<xades:SignedSignatureProperties><xades:SigningCertificateV2><xades:Cert>${cert}</xades:Cert></xades:SigningCertificateV2></xades:SignedSignatureProperties>`;
  const properties = `<xades:SignedProperties xmlns:xades="${XADES}" Id="properties">${signing}</xades:SignedProperties>`;
  const references = [
    writeReference(`URI="${uri}"`, [`${DSIG}enveloped-signature`, EXCLUSIVE], content),
    writeReference('Type="http://uri.etsi.org/01903#SignedProperties" URI="#properties"', [EXCLUSIVE], properties),
  ];
  const signatureMethod = 'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256';
  const signedInfo = `<ds:SignedInfo xmlns:ds="${DSIG}"><ds:CanonicalizationMethod Algorithm="${EXCLUSIVE}"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="${signatureMethod}"></ds:SignatureMethod>${references.join('')}</ds:SignedInfo>`;
  const value = encode(sign('sha256', Buffer.from(signedInfo), { key: signer.key, dsaEncoding: 'ieee-p1363' }));
  const keyInfo = `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${encode(signer.certificate)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`;
  const object = `<ds:Object><xades:QualifyingProperties xmlns:xades="${XADES}" Target="#signature">${properties}</xades:QualifyingProperties></ds:Object>`;
  const signature = `<ds:Signature xmlns:ds="${DSIG}" Id="signature">${signedInfo}<ds:SignatureValue>${value}</ds:SignatureValue>${keyInfo}${object}</ds:Signature>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${list.slice(0, -END.length)}${signature}${END}`;
}

/** Makes a certificate that signs lists, with OpenSSL. */
export function makeListSigner(tool: OpenSsl, name: string): ListSigner {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc', '-keyout', `${name}.key`];
  tool.run('req', '-x509', ...key, '-subj', `/C=CH/O=Lists/CN=${name}`, '-days', '1000', '-out', `${name}.pem`);
  const certificate = new Uint8Array(new X509Certificate(tool.read(`${name}.pem`)).raw);
  return { certificate, key: createPrivateKey(Buffer.from(tool.read(`${name}.key`))) };
}
