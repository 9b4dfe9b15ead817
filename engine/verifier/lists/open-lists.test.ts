import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openOpenSsl, type OpenSsl } from '../../testing/foreign-signature.ts';
import { makeListSigner, signList, writeList, type ListInput, type ListSigner } from '../../testing/trusted-lists.ts';
import { openLists, type ListFile, type PinnedSigners, type SeenSequences } from './open-lists.ts';

const hour = 3_600_000;
let tool: OpenSsl;
let issuedAt: Date;
let at: Date;
const signers: Record<'journal' | 'second' | 'third' | 'austria' | 'swiss' | 'stranger', ListSigner> = {} as never;

beforeAll(() => {
  tool = openOpenSsl();
  for (const name of ['journal', 'second', 'third', 'austria', 'swiss', 'stranger'] as const) {
    signers[name] = makeListSigner(tool, name);
  }
  issuedAt = new Date(Date.now() + hour);
  at = new Date(issuedAt.getTime() + hour);
});
afterAll(() => tool.remove());

const nameFile = (name: string, text: string | Uint8Array): ListFile => ({ name, bytes: Buffer.from(text as string) });
const open = (files: ListFile[], { seen = {}, now = at }: { seen?: SeenSequences; now?: Date } = {}) => {
  const pinned: PinnedSigners = [
    { territory: 'EU', certificate: signers.journal.certificate },
    { territory: 'CH', certificate: signers.swiss.certificate },
  ];
  return openLists(files, { pinned, seen, at: now });
};
const write = (input: Partial<ListInput>): string =>
  writeList({ territory: 'AT', sequence: 7, issuedAt, nextUpdate: new Date(issuedAt.getTime() + 24 * hour), ...input });

const serviceOf = (name: string): Pick<ListInput, 'services'> => ({
  services: [{ name, status: 'granted', from: '2016-07-01T00:00:00Z', certificates: [signers.austria.certificate] }],
});
const writeTop = (sequence: number, own: ListSigner): string =>
  write({
    territory: 'EU',
    kind: 'EUlistofthelists',
    sequence,
    pointers: [
      { territory: 'EU', isListOfLists: true, signers: [own.certificate] },
      { territory: 'AT', signers: [signers.austria.certificate] },
    ],
  });
const top = () => nameFile('eu.xml', signList(writeTop(300, signers.journal), signers.journal));
const austria = (input: Partial<ListInput> = serviceOf('Service')) =>
  nameFile('at.xml', signList(write(input), signers.austria));

describe('trusted lists', () => {
  it('are believed when the list of lists names their signer, and the operator has pinned its own', () => {
    const { lists, notes, seen } = open([austria(), top()]);
    expect(notes).toEqual([]);
    expect(lists.map(({ territory, sequence }) => `${territory} ${sequence}`)).toEqual(['EU 300', 'AT 7']);
    expect(seen).toEqual({ EU: 300, AT: 7 });
    expect(lists[1]?.services).toEqual([
      {
        certificates: [signers.austria.certificate],
        service: {
          territory: 'AT',
          provider: 'Provider & Co',
          name: 'Service',
          type: 'CA/QC',
          statuses: [
            { type: 'CA/QC', status: 'granted', from: new Date('2016-07-01'), usages: [], qualifications: [] },
          ],
        },
      },
    ]);
  });

  it('of Switzerland are believed by their pinned signer alone', () => {
    const swiss = write({ territory: 'CH', kind: 'CHgeneric', ...serviceOf('Regulated') });
    const { lists, notes } = open([nameFile('ch.xml', signList(swiss, signers.swiss))]);
    expect(notes).toEqual([]);
    expect(lists[0]?.services[0]?.service).toMatchObject({ type: 'CA/QC', statuses: [{ status: 'granted' }] });
    expect(open([top(), nameFile('ch.xml', signList(swiss, signers.austria))]).notes).toEqual([
      expect.objectContaining({ file: 'ch.xml', severity: 'error', message: expect.stringContaining('for CH') }),
    ]);
  });

  it('keep their signature when the same XML is written differently', () => {
    const file = Buffer.from(austria().bytes)
      .toString('utf8')
      .replace('Provider &amp; Co', '<![CDATA[Provider & Co]]>')
      .replace('<TrustServiceProviderList>', "<TrustServiceProviderList\n  ><!-- nobody's words -->")
      .replace(/<Name xml:lang="en">/g, "<Name  xml:lang='e&#110;'>")
      .replace(/><\/ds:Transform>/g, '/>');
    expect(open([top(), nameFile('at.xml', file)])).toMatchObject({ notes: [], lists: [{}, { territory: 'AT' }] });
  });

  it('past their next update are used with a warning', () => {
    const { lists, notes } = open([top(), austria()], { now: new Date(issuedAt.getTime() + 48 * hour) });
    expect(lists).toHaveLength(2);
    expect(notes.map(({ file, severity }) => `${file} ${severity}`)).toEqual(['eu.xml warning', 'at.xml warning']);
  });

  it('without a service that is not understood hold all the others', () => {
    const input = serviceOf('Service');
    const odd = { ...input.services![0]!, name: 'Odd', usages: ['ForeSignatures'] };
    const list = write({ services: [...input.services!, odd] }).replace(
      /AdditionalServiceInformation>/g,
      'SomethingNew>',
    );
    const { lists, notes } = open([top(), nameFile('at.xml', signList(list, signers.austria))]);
    expect(lists[1]?.services.map(({ service }) => service.name)).toEqual(['Service']);
    expect(notes).toEqual([
      expect.objectContaining({ severity: 'warning', message: expect.stringContaining('SomethingNew') }),
    ]);
  });
});

describe('a list', () => {
  const refuse = (bytes: string | Uint8Array, message: RegExp) => {
    const { lists, notes } = open([top(), nameFile('at.xml', bytes)]);
    expect(lists.map(({ territory }) => territory)).toEqual(['EU']);
    expect(notes).toEqual([{ file: 'at.xml', severity: 'error', message: expect.stringMatching(message) }]);
  };
  const text = () => Buffer.from(austria().bytes).toString('utf8');

  it('that was changed after it was signed is refused', () => {
    refuse(text().replace('>Service<', '>Servize<'), /changed after it was signed/);
    refuse(text().replace('Svcstatus/granted', 'Svcstatus/withdrawn'), /changed after it was signed/);
    refuse(text().replace('<xades:Cert>', '<xades:Cert> '), /signed part was changed/);
    refuse(text().replace('ecdsa-sha256', 'ecdsa-sha384'), /does not belong to the certificate/);
    refuse(text().replace(/<ds:Signature .*<\/ds:Signature>/s, ''), /not signed/);
  });

  it('signed by a certificate that nobody published, or published for another state, is refused', () => {
    refuse(signList(write(serviceOf('Service')), signers.stranger), /published or pinned for AT/);
    refuse(
      signList(write({ ...serviceOf('Service'), territory: 'BE' }), signers.austria),
      /published or pinned for BE/,
    );
    refuse(
      signList(write({ ...serviceOf('S'), territory: 'US', kind: 'CHgeneric' }), signers.austria),
      /US are not used/,
    );
  });

  it('that carries another certificate than it names is refused', () => {
    const [from, to] = [signers.austria, signers.stranger].map(({ certificate }) =>
      Buffer.from(certificate).toString('base64'),
    );
    const wrong = text().replace(`<ds:X509Certificate>${from}`, `<ds:X509Certificate>${to}`);
    refuse(wrong, /another certificate than it names/);
  });

  it('whose signature was wrapped is refused', () => {
    const good = write(serviceOf('Service'));
    const evil = write(serviceOf('Evil'));
    // The signed list moves into an Object of the signature; another takes its place.
    const wrap = (list: string) => list.replace('<ds:Object>', `<ds:Object>${good}`);
    refuse(
      wrap(signList(evil.replace('Id="list"', 'Id="evil"'), signers.austria, { uri: '#list', content: good })),
      /left out of the list alone/,
    );
    refuse(wrap(signList(evil, signers.austria, { uri: '#list', content: good })), /given twice/);
    refuse(
      wrap(signList(evil.replace('Id="list"', 'Id="evil"'), signers.austria, { content: good })),
      /changed after it was signed/,
    );
    const signed = text();
    const [, signature = ''] = /(<ds:Signature .*<\/ds:Signature>)/s.exec(signed) ?? [];
    const moved = signed.replace(signature, '').replace('</SchemeInformation>', `${signature}</SchemeInformation>`);
    refuse(moved, /not where a list has its own/);
    refuse(
      signed.replace(signature, signature + signature.replace(/ Id="[^"]*"/g, '')),
      /not where a list has its own/,
    );
  });

  it('that refers to the signed properties alone is refused', () => {
    refuse(text().replace(/<ds:Reference URI="">.*?<\/ds:Reference>/s, ''), /does not cover the list/);
    const selecting = text().replace(
      'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
      'http://www.w3.org/TR/1999/REC-xpath-19991116',
    );
    refuse(selecting, /transform .*xpath.* is not accepted/);
  });

  it('signed with SHA-1 is refused', () => {
    const sha1 = 'http://www.w3.org/2000/09/xmldsig#sha1';
    refuse(text().replace('http://www.w3.org/2001/04/xmlenc#sha256', sha1), /sha1 is not accepted/);
  });

  it('that would expand, read other files or exhaust memory is refused at once', () => {
    const levels = Array.from({ length: 20 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
    refuse(`<!DOCTYPE l [<!ENTITY l0 "lol">${levels}]><l>&l20;</l>`, /document type/);
    refuse('<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><l>&x;</l>', /document type/);
    refuse('<l>&x;</l>', /not well-formed/);
    refuse('<l>'.repeat(100_000), /nested too deeply/);
    refuse(Buffer.alloc(31 * 1024 ** 2, ' '), /larger than 30 MB/);
    refuse(Uint8Array.of(0x3c, 0xff, 0x3e), /not UTF-8/);
    refuse('', /not well-formed|empty/);
  });

  it('older than one that was here before is refused; of several the newest counts', () => {
    const older = nameFile('old.xml', signList(write({ ...serviceOf('Old'), sequence: 6 }), signers.austria));
    expect(open([top(), austria(), older]).lists[1]?.services[0]?.service.name).toBe('Service');
    const { lists, notes, seen } = open([top(), older], { seen: { EU: 300, AT: 7 } });
    expect(lists.map(({ territory }) => territory)).toEqual(['EU']);
    expect(notes).toEqual([expect.objectContaining({ file: 'old.xml', severity: 'error' })]);
    expect(seen).toEqual({ EU: 300, AT: 7 });
  });

  it('from the future, or from a time without a valid certificate, is refused', () => {
    const sign = (when: Date) => signList(write({ ...serviceOf('Service'), issuedAt: when }), signers.austria);
    refuse(sign(new Date(at.getTime() + hour)), /in the future/);
    refuse(sign(new Date('2020-01-01')), /not valid when the list was issued/);
  });
});

describe('the list of lists', () => {
  const chain = () => {
    const { journal, second, third } = signers;
    const pivots = [
      nameFile('pivot-301.xml', signList(writeTop(301, second), journal)),
      nameFile('pivot-302.xml', signList(writeTop(302, third), second)),
    ];
    return { pivots, newest: nameFile('lotl.xml', signList(writeTop(310, third), third)) };
  };

  it('is reached over the pivots, in whatever order the files come', () => {
    const { pivots, newest } = chain();
    const { lists, notes } = open([newest, austria(), ...pivots.toReversed()]);
    expect(notes).toEqual([]);
    expect(lists.map(({ territory, sequence }) => `${territory} ${sequence}`)).toEqual(['EU 310', 'AT 7']);
  });

  it('is not reached, and gives no trust to any state, when a pivot is missing, changed or signed by a stranger', () => {
    const { pivots, newest } = chain();
    const [first, second] = pivots as [ListFile, ListFile];
    const changed = nameFile(second.name, Buffer.from(second.bytes).toString('utf8').replace('/AT.xml', '/XX.xml'));
    const foreign = nameFile(second.name, signList(writeTop(302, signers.third), signers.stranger));
    for (const files of [[first], [second], [first, changed], [first, foreign]]) {
      const { lists, notes } = open([...files, newest, austria()]);
      expect(lists).toEqual([]);
      expect(notes).toContainEqual(expect.objectContaining({ file: 'lotl.xml', severity: 'error' }));
      expect(notes).toContainEqual(expect.objectContaining({ file: 'at.xml', severity: 'error' }));
    }
  });

  it('is not believed by a certificate that a pivot has replaced', () => {
    const { pivots } = chain();
    const { lists } = open([
      ...pivots,
      nameFile('lotl.xml', signList(writeTop(310, signers.journal), signers.journal)),
    ]);
    expect(lists).toEqual([]);
  });
});
