import { openCertificate } from '../pki/known-certificate.ts';
import { nameTimestampList, OWN_OIDS, readSerialNumber } from '../pki/issue-certificate.ts';
import { findClockFault } from './clock.ts';
import { nameResponder } from './identities.ts';
import type { CentreOffice } from './issuing-authority.ts';
import { makeListPublisher } from './lists.ts';
import { answerOcspRequest, type OcspAuthority } from './ocsp-responder.ts';
import type { Reading, ServiceCertificates } from './service-certificates.ts';
import { answerTimestampRequest } from './timestamp-authority.ts';
import type { TrustCentre } from './types.ts';

/** What the centre answers to everybody: status, lists, certificates and the time. */
export type Publishing = Pick<
  TrustCentre,
  'answerOcsp' | 'answerTimestamp' | 'currentCrl' | 'readLastingList' | 'findCertificate' | 'listAuthorities'
>;

/** The authorities that somebody answers for, each with its responder. */
function listAnswering({ authorities, held }: Reading): OcspAuthority[] {
  const { root, issuing, rootResponder } = authorities;
  return [
    ...issuing.flatMap(({ name, certificate }) => {
      const responder = held.get(nameResponder(name));
      return responder
        ? [{ name, certificate, responder: { certificate: responder.chain[0], key: responder.key } }]
        : [];
    }),
    {
      name: 'root',
      certificate: root,
      responder: { certificate: rootResponder.chain[0], key: rootResponder.key },
    },
  ];
}

export function makePublishing(office: CentreOffice, services: ServiceCertificates): Publishing {
  const { files, register, clock } = office;
  const lists = makeListPublisher(office);
  const findAuthority = (name: string) =>
    services.reading.authorities.issuing.find((candidate) => candidate.name === name);

  /** The latest end among a timestamp certificate and the one in use: the next timestamp of a file is made with that. */
  function findLastEnd(certificate: Uint8Array): Date {
    const { validToDate } = openCertificate(certificate);
    const { notAfter } = services.reading.held.get('tsa')!;
    return notAfter > validToDate ? notAfter : validToDate;
  }

  return {
    async answerOcsp(request) {
      await files.catchUp();
      services.refresh();
      return answerOcspRequest(listAnswering(services.reading), { register, now: clock() }, request);
    },
    answerTimestamp(request) {
      const { chain, key, notAfter } = services.reading.held.get('tsa')!;
      const findFault = () =>
        clock() > notAfter
          ? 'the certificate of the timestamp authority has ended'
          : findClockFault(clock(), register.newestTime())?.message;
      const authority = { chain, key, policy: OWN_OIDS.timestampPolicy, clock, findClockFault: findFault };
      return answerTimestampRequest(authority, request);
    },
    async currentCrl(name) {
      await files.catchUp();
      services.refresh();
      if (name === 'root') return files.readList('root');
      const authority = findAuthority(name);
      if (authority) return lists.read(authority);
      const owner = services.reading.authorities.issuing.find(
        (candidate) => nameTimestampList(candidate.name) === name,
      );
      return owner && lists.readTimestamps(owner);
    },
    async readLastingList(certificate) {
      await files.catchUp();
      services.refresh();
      const entry = await register.findBySerial(readSerialNumber(certificate));
      if (entry?.issuer === 'root') return files.readList('root');
      const authority = entry?.profile === 'tsa' ? findAuthority(entry.issuer) : undefined;
      return authority && lists.readTimestamps(authority, findLastEnd(certificate));
    },
    listAuthorities() {
      services.refresh();
      const { root, issuing } = services.reading.authorities;
      return [root, ...issuing.map(({ certificate }) => certificate)];
    },
    findCertificate(name) {
      services.refresh();
      if (name === 'root') return services.reading.authorities.root;
      const isSerial = /^[0-9a-f]{16,40}$/.test(name);
      return findAuthority(name)?.certificate ?? (isSerial ? files.readCertificate(name) : undefined);
    },
  };
}
