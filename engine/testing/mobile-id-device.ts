import 'reflect-metadata';
import { createHash, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

import * as x509 from '@peculiar/x509';

import { chooseAlgorithm, signInMemory } from '../pki/algorithms.ts';
import { buildSignedData, CMS_OIDS } from '../pki/cms.ts';
import { encodeOctets, encodeOid, encodeSequence, encodeSet, encodeTime } from '../pki/der.ts';
import { importSigningKey } from '../pki/issue-certificate.ts';

/** What somebody confirms on a phone. */
export type DeviceOrder = { serial: string; key: 'EC' | 'RSA'; text: string };

/** Certificates and signatures of phones, by an authority whose name says what it is not. */
export type MobileIdDevice = {
  /** DER. */
  root: Uint8Array;
  /** A CMS message that holds the text, the certificate and the authority between (DER). */
  sign(order: DeviceOrder): Promise<Uint8Array>;
};

type Authority = { certificate: x509.X509Certificate; key: KeyObject };

const DAY = 86_400_000;
const O = 'not a real Mobile ID';

const makeKeys = (kind: 'EC' | 'RSA') =>
  kind === 'RSA'
    ? generateKeyPairSync('rsa', { modulusLength: 2048 })
    : generateKeyPairSync('ec', { namedCurve: 'P-256' });

const attribute = (oid: string, value: Uint8Array) => encodeSequence(encodeOid(oid), encodeSet(value));

/** Founds an authority as Mobile ID has one: a root, and one below it that issues the certificates of people. */
export async function openMobileIdDevice(clock: () => Date): Promise<MobileIdDevice> {
  const keys = new Map<'EC' | 'RSA', ReturnType<typeof makeKeys>>();
  const findKeys = (kind: 'EC' | 'RSA') => keys.get(kind) ?? keys.set(kind, makeKeys(kind)).get(kind)!;

  async function issue(subject: string, publicKey: KeyObject, by?: Authority, selfKey?: KeyObject) {
    const isAuthority = selfKey !== undefined || subject.startsWith(`CN=${O}`);
    return x509.X509CertificateGenerator.create({
      serialNumber: `40${randomBytes(15).toString('hex')}`,
      subject,
      issuer: by?.certificate.subject ?? subject,
      notBefore: new Date(clock().getTime() - DAY),
      notAfter: new Date(clock().getTime() + (isAuthority ? 3650 : 1095) * DAY),
      publicKey: new x509.PublicKey(publicKey.export({ type: 'spki', format: 'der' })),
      ...importSigningKey(by?.key ?? selfKey!),
      extensions: [
        new x509.BasicConstraintsExtension(isAuthority, undefined, true),
        new x509.KeyUsagesExtension(
          isAuthority
            ? x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign
            : x509.KeyUsageFlags.digitalSignature,
          true,
        ),
      ],
    });
  }

  const rootKeys = makeKeys('EC');
  const root: Authority = {
    certificate: await issue(`CN=${O} root`, rootKeys.publicKey, undefined, rootKeys.privateKey),
    key: rootKeys.privateKey,
  };
  const issuingKeys = makeKeys('EC');
  const issuing: Authority = {
    certificate: await issue(`CN=${O} CA`, issuingKeys.publicKey, root),
    key: issuingKeys.privateKey,
  };
  const encode = (certificate: x509.X509Certificate) => new Uint8Array(certificate.rawData);

  return {
    root: encode(root.certificate),
    async sign({ serial, key, text }) {
      const { publicKey, privateKey } = findKeys(key);
      const name = new x509.Name([{ CN: [`${serial}:PN`] }, { '2.5.4.5': [serial] }, { '2.5.4.65': [serial] }]);
      const certificate = await issue(name.toString(), publicKey, issuing);
      const content = Buffer.from(text, 'utf8');
      const signedAttributes = encodeSet(
        attribute(CMS_OIDS.contentType, encodeOid(CMS_OIDS.data)),
        attribute(CMS_OIDS.signingTime, encodeTime(clock())),
        attribute(CMS_OIDS.messageDigest, encodeOctets(createHash('sha256').update(content).digest())),
      );
      const algorithm = chooseAlgorithm(privateKey);
      return buildSignedData({
        certificates: [encode(certificate), encode(issuing.certificate)],
        signedAttributes,
        algorithm,
        signature: signInMemory(algorithm, privateKey, signedAttributes),
        content: { type: CMS_OIDS.data, bytes: content },
      });
    },
  };
}
