import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  appendForeignSignature,
  makeForeignRoot,
  makeForeignSigner,
  openOpenSsl,
  type OpenSsl,
} from '../../testing/foreign-signature.ts';
import { buildPdf } from '../../testing/pdf-fixtures.ts';
import {
  makeListSigner,
  signList,
  writeList,
  type ListedServiceInput,
  type ListedState,
  type ListSigner,
} from '../../testing/trusted-lists.ts';
import { accessBytes } from '../../pdf/structure/random-access.ts';
import type { DocumentReport, TrustAnchor } from '../report.ts';
import { verifyDocument } from '../verify-document.ts';
import { makeQualityJudge } from './judge-listed-quality.ts';
import { listAnchors } from './list-anchors.ts';
import { openLists } from './open-lists.ts';

const DAY = 86_400_000;
const EARLY = '2016-07-01T00:00:00Z';
const POLICY = '1.3.6.1.4.1.99999.1';
/** QcStatements of EN 319 412-5 in DER: compliance, device, the use and the country. */
const [COMPLIANT, DEVICE] = ['3008060604008e460101', '3008060604008e460104'];
const useOf = (use: 1 | 2 | 3) => `3013060604008e4601063009060704008e4601060${use}`;
const SWISS = '300e060604008e460107300413024348';
const state = (...statements: string[]) => {
  const content = statements.join('');
  return `1.3.6.1.5.5.7.1.3=DER:30${(content.length / 2).toString(16).padStart(2, '0')}${content}`;
};

let tool: OpenSsl;
let operator: ListSigner;
let root: Uint8Array;

const CERTIFICATES = {
  qualified: state(COMPLIANT, DEVICE, useOf(1)),
  deviceless: state(COMPLIANT, useOf(1)),
  seal: state(COMPLIANT, DEVICE, useOf(2)),
  website: state(COMPLIANT, useOf(3)),
  unspecified: state(COMPLIANT, DEVICE),
  plain: '',
  garbled: '1.3.6.1.5.5.7.1.3=DER:0500',
  policed: `certificatePolicies=${POLICY}`,
  swiss: state(COMPLIANT, DEVICE, useOf(1), SWISS),
};
type CertificateName = keyof typeof CERTIFICATES;

beforeAll(() => {
  tool = openOpenSsl();
  makeForeignRoot(tool);
  root = readDer('root');
  operator = makeListSigner(tool, 'operator');
  for (const [name, extensions] of Object.entries(CERTIFICATES)) {
    makeForeignSigner(tool, name, ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256'], extensions);
  }
});
afterAll(() => tool.remove());

const readDer = (name: string) => new Uint8Array(new X509Certificate(tool.read(`${name}.pem`)).raw);

/** The anchors of a list with the root as a service. */
function list(
  territory: 'AT' | 'CH',
  states: Partial<ListedState>[] = [{}],
  more: ListedServiceInput[] = [],
): TrustAnchor[] {
  const [now, ...history] = states.map((one): ListedState => ({ status: 'granted', from: EARLY, ...one }));
  const issuedAt = new Date(Date.now() + 60_000);
  const services = [{ name: 'Qualified CA', certificates: [root], ...now!, history }, ...more];
  const text = writeList({
    territory,
    sequence: 1,
    issuedAt,
    kind: territory === 'CH' ? 'CHgeneric' : 'EUgeneric',
    services,
  });
  const files = [{ name: 'list.xml', bytes: Buffer.from(signList(text, operator)) }];
  const pinned = [{ territory, certificate: operator.certificate }];
  const { lists, notes } = openLists(files, { pinned, seen: {}, at: new Date(Date.now() + DAY) });
  expect(notes).toEqual([]);
  return lists.flatMap(listAnchors);
}

function judge(name: CertificateName, anchors: TrustAnchor[], at = new Date(Date.now() + DAY)): string | undefined {
  const answer = makeQualityJudge(anchors)({ chain: [readDer(name), root], anchor: anchors[0]!, at });
  return answer && `${answer.quality} ${answer.legislation}`;
}

describe('by the list of a member state, a signature', () => {
  it.each([
    ['qualified', 'QES EIDAS'],
    ['unspecified', 'QES EIDAS'],
    ['deviceless', 'AES EIDAS'],
    ['plain', undefined],
    ['garbled', undefined],
    ['swiss', undefined],
    ['website', undefined],
  ] as const)('with a certificate that is %s is %s', (name, quality) => {
    expect(judge(name, list('AT'))).toBe(quality);
  });

  it('is qualified for the uses alone that the service is listed for', () => {
    expect(judge('qualified', list('AT', [{ usages: ['ForeSignatures'] }]))).toBe('QES EIDAS');
    expect(judge('qualified', list('AT', [{ usages: ['ForeSeals'] }]))).toBeUndefined();
    expect(judge('seal', list('AT', [{ usages: ['ForeSignatures'] }]))).toBeUndefined();
    expect(judge('seal', list('AT', [{ usages: ['RootCA-QC', 'ForeSignatures', 'ForeSeals'] }]))).toBe('AES EIDAS');
  });

  it('follows the qualifiers that the list gives the certificates of a policy', () => {
    const with_ = (...names: string[]) => list('AT', [{ qualifiers: [{ names, policy: POLICY }] }]);
    expect(judge('policed', with_('QCStatement', 'QCForESig', 'QCWithQSCD'))).toBe('QES EIDAS');
    expect(judge('policed', with_('QCStatement', 'QCNoQSCD'))).toBe('AES EIDAS');
    expect(judge('policed', with_('QCStatement', 'NotQualified'))).toBeUndefined();
    expect(judge('plain', with_('QCStatement', 'QCForESig', 'QCWithQSCD'))).toBeUndefined();
    const here = [{ qualifiers: [{ names: ['NotQualified'], policy: '1.2.3' }] }];
    expect(judge('qualified', list('AT', here))).toBe('QES EIDAS');
  });

  it('is qualified before the service was withdrawn, not after, and not before it was granted', () => {
    const withdrawnAt = new Date(Date.now() + 10 * DAY);
    const anchors = list('AT', [{ status: 'withdrawn', from: withdrawnAt.toISOString() }, {}]);
    expect(judge('qualified', anchors, new Date(withdrawnAt.getTime() - 1))).toBe('QES EIDAS');
    expect(judge('qualified', anchors, withdrawnAt)).toBeUndefined();
    const grantedAt = new Date(Date.now() + DAY);
    const later = list('AT', [{ from: grantedAt.toISOString() }]);
    expect(judge('qualified', later, new Date(Date.now() + 2 * DAY))).toBeUndefined();
  });

  it('is not qualified by a service of another type, or by a status of the old directive in our days', () => {
    expect(judge('qualified', list('AT', [{ type: 'CA/PKC', status: 'recognisedatnationallevel' }]))).toBeUndefined();
    expect(judge('qualified', list('AT', [{ status: 'accredited' }]))).toBeUndefined();
  });

  it('counts as the least of what several services of one certificate say', () => {
    const no = { name: 'Other', certificates: [root], status: 'granted', from: EARLY, usages: ['ForeSeals'] };
    expect(judge('qualified', list('AT', [{}], [no]))).toBeUndefined();
    expect(judge('qualified', list('AT', [{}], [{ ...no, status: 'withdrawn' }]))).toBe('QES EIDAS');
  });
});

it.each([
  ['swiss', 'QES ZERTES'],
  ['qualified', 'QES ZERTES'],
  ['seal', 'AES ZERTES'],
  ['plain', 'AES ZERTES'],
  ['website', undefined],
] as const)('by the Swiss list, a signature with a certificate that is %s is %s', (name, quality) => {
  expect(judge(name, list('CH'))).toBe(quality);
});

describe('a signed PDF', () => {
  async function verify(
    name: CertificateName,
    anchors: TrustAnchor[],
    spoil = (file: Uint8Array) => file,
  ): Promise<DocumentReport['signatures'][number]> {
    const file = await appendForeignSignature(buildPdf(), {
      subFilter: 'adbe.pkcs7.detached',
      sign(signed) {
        tool.write('content', signed);
        const key = ['-signer', `${name}.pem`, '-inkey', `${name}.key`];
        tool.run('cms', '-sign', '-binary', '-in', 'content', '-outform', 'DER', '-out', 'cms', '-cades', ...key);
        return tool.read('cms');
      },
    });
    const options = { anchors, at: new Date(Date.now() + DAY), judgeQuality: makeQualityJudge(anchors) };
    return (await verifyDocument(accessBytes(spoil(file)), options)).signatures[0]!;
  }

  it('is qualified by the list that vouches for its authority, which is named', async () => {
    expect(await verify('qualified', list('AT'))).toMatchObject({
      indication: 'TOTAL_PASSED',
      quality: 'QES',
      legislation: 'EIDAS',
      anchor: { name: 'AT: Qualified CA', source: 'eu-list' },
    });
    expect(await verify('swiss', list('CH'))).toMatchObject({
      quality: 'QES',
      legislation: 'ZERTES',
      anchor: { name: 'CH: Qualified CA', source: 'ch-list' },
    });
  });

  it('says nothing of a quality that no list gives, but holds', async () => {
    const expected = { indication: 'TOTAL_PASSED', quality: 'UNDEFINED', legislation: 'UNDEFINED' };
    expect(await verify('plain', list('AT'))).toMatchObject(expected);
  });

  it('has no quality once it was changed', async () => {
    const spoil = (file: Uint8Array) => {
      const changed = Buffer.from(file);
      const place = changed.indexOf('/Count');
      changed.writeUInt8(changed.readUInt8(place + 1) ^ 1, place + 1);
      return changed;
    };
    const expected = { indication: 'TOTAL_FAILED', quality: 'UNDEFINED', legislation: 'UNDEFINED' };
    expect(await verify('qualified', list('AT'), spoil)).toMatchObject(expected);
  });

  it('is not trusted by a list that did not vouch for its authority at the time', async () => {
    for (const states of [
      [{ status: 'withdrawn', from: '2020-01-01T00:00:00Z' }, {}],
      [{ from: '2090-01-01T00:00:00Z' }],
    ]) {
      expect(await verify('qualified', list('AT', states))).toMatchObject({
        indication: 'INDETERMINATE',
        subIndication: 'NO_CERTIFICATE_CHAIN_FOUND',
        quality: 'UNDEFINED',
        anchor: null,
        findings: expect.arrayContaining([
          expect.objectContaining({
            code: 'no-path',
            detail: expect.stringContaining('did not vouch for AT: Qualified CA'),
          }),
        ]),
      });
    }
  });
});
