import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, readImports, readSource } from './source-files.ts';

/**
 * What the product does without, so that whole kinds of faults cannot be in it, each with the only files that may differ and why. With what was
 * wrong in the parts of our libraries that we do not use, by the ids of docs/security/advisories.tsv.
 */
const sources = listFiles('server', 'engine', 'app', 'design-system', 'api-contracts')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|\/scripts\//.test(file))
  .map((file) => ({ file, text: readSource(file) }));

interface Ban {
  what: string;
  pattern: RegExp;
  /** Files, or beginnings of their paths, that may. */
  but?: string[];
}

const bans: Ban[] = [
  { what: 'code that is made of text', pattern: /\beval\(|\bnew Function\(|from 'node:vm'|setTimeout\('/ },
  {
    // But for lines of ours that run before the page can be used, with the nonce.
    what: 'markup that is made of text',
    pattern:
      /dangerouslySetInnerHTML(?!=\{\{ __html: (?:forbidEvaluation|hideNoteEarly|collectEarly|noteEarlyPress|beginScripts) \}\})|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    // The drawings of icons.ts, which are ours and never made of anything else.
    but: ['design-system/components/make-icon.ts'],
  },
  {
    what: 'a shell',
    pattern: /shell: *true|\b(?:exec|execSync)\(['"`]|import \{[^}]*\bexec(?:Sync)?\b[^}]*\} from 'node:child_process'/,
  },
  { what: 'SQL that is made of text', pattern: /sql\.(?:raw|lit)\(/, but: ['server/signature-requests/list-query.ts'] },
  {
    what: 'an expression for searching that is made of text',
    pattern: /new RegExp\(/,
    but: [
      // Made of our own words, or of what an expression before has let through.
      ...['app/layouts/theme-choice.ts', 'app/vite/find-unused-texts.ts', 'engine/pdf/wrap-text.ts'],
      ...['engine/pdf/inspection/check-signature.ts', 'engine/pdf/inspection/check-xml.ts'],
      'engine/pdf/inspection/read-xmp.ts',
    ],
  },
  {
    what: 'decoding of images outside of workers',
    pattern: /from 'sharp'/,
    but: [
      'engine/pdf/workers/',
      // In workers, too, or of what a worker has written.
      ...['engine/pdf/pages/render-page.ts', 'engine/pdf/appearance/add-drawing.ts', 'engine/pdf/normalise-image.ts'],
      // What tests see, drawn by us.
      ...['server/business/business-states.ts', 'server/seals/seals-states.ts'],
    ],
  },
  { what: 'a session of the database whose loss ends the process', pattern: /new pg\.Client\(/ },
  { what: 'chance that can be guessed', pattern: /Math\.random\(/ },
  {
    what: 'a connection that trusts anybody',
    pattern: /rejectUnauthorized: *false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity: *\(\)/,
  },
  {
    what: 'a broken hash',
    pattern: /['"](?:md5|md4|ripemd160|sha1|sha-1)['"]/i,
    but: [
      // Names of things in PDF (VRI) and OCSP (key identifiers), as their standards want them.
      ...['engine/pdf/long-term/append-validation-data.ts', 'engine/trust-centre/ocsp-responder.ts'],
      // What foreign files and answers state, read to be told as broken; old containers of keys, to be refused or opened.
      ...['engine/pki/', 'engine/verifier/'],
      // What every authenticator app knows (RFC 6238); as HMAC it is not broken.
      'server/two-step/totp.ts',
    ],
  },
  {
    what: 'a cipher without proof',
    pattern: /createCipheriv\(['"](?!aes-256-gcm['"])|createCipher\(|privateEncrypt|publicEncrypt/,
  },
  {
    what: 'ciphers, hashes and signatures of other makers than Node',
    pattern: /from '(?:crypto-js|node-forge|elliptic|tweetnacl|jsrsasign|bcrypt(?:js)?|argon2|@noble\/[^']+)'/,
  },
  {
    what: 'messages of other windows',
    pattern: /addEventListener\(['"]message['"]|\.onmessage\b/,
    but: ['app/layouts/use-own-session.ts'],
  },
  { what: 'sockets of browsers', pattern: /new (?:WebSocket|EventSource|RTCPeerConnection)\(/ },
  {
    what: 'the storage of the browser',
    pattern: /\b(?:local|session)Storage\b|indexedDB|\b(?:tab|browser)Memory\b/,
    but: [
      // A campaign’s name; whether a note, a greeting, a change of the plan or a reload was shown; the page to come back to; what ended last, and the query of its
      // page (the secret of a visit stands in its path); what was chosen and typed of a bill while a bank shows its own page, for an hour and once.
      ...['app/business/stored-ucc.ts', 'app/layouts/test-system-choice.ts', 'app/signing/use-arrival.ts'],
      ...['app/http/guard-chunks.ts', 'app/signing/step-return.ts', 'app/signing/ended-act.ts'],
      ...['app/pricing/plan-change-prompt.tsx', 'app/pricing/payment/bank-visit.ts'],
      // The way there.
      'app/common/memory.ts',
    ],
  },
  {
    what: 'a field that nothing can be pasted into',
    pattern: /\bonPaste=|addEventListener\(['"]paste['"]/,
    // Takes a pasted list apart.
    but: ['app/members/dialogs/address-list-field.tsx'],
  },
  { what: 'JSON-LD in a page (CVE-2025-59057)', pattern: /script:ld\+json|application\/ld\+json/ },
  {
    what: 'a key of its own for the scroll position (GHSA-8v8x-cx79-35w7)',
    pattern: /<ScrollRestoration[^>]*(?:getKey|storageKey)/,
  },
  {
    what: 'sessions in files or cookies of the router (GHSA-9583-h5hc-x8cw)',
    pattern: /create(?:File|Cookie|Memory)?SessionStorage/,
  },
  {
    what: 'server components (GHSA-8646-j5j9-6r62, GHSA-h8fp-f39c-q6mh, GHSA-qwww-vcr4-c8h2)',
    pattern: /unstable_(?:RSC|match|route)|['"]use server['"]/,
  },
];

describe('the product does without', () => {
  it('reads every source', () => {
    expect(sources.length).toBeGreaterThan(1000);
  });

  it.each(bans)('$what', ({ pattern, but = [] }) => {
    const found = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
    expect(found.filter((file) => !but.some((allowed) => file.startsWith(allowed)))).toEqual([]);
  });

  it('reading endpoints that write', () => {
    const reading = listFiles('api-contracts').filter((file) => readSource(file).includes("method: 'GET'"));
    const names = new Set(reading.map((file) => path.basename(file)));
    const handlers = sources.filter(({ file }) => file.startsWith('server/') && names.has(path.basename(file)));
    expect(handlers.length).toBeGreaterThan(40);
    const writing = handlers.filter(({ text }) =>
      /\b(?:insertInto|updateTable|deleteFrom|transact|transaction)\(/.test(text),
    );
    expect(writing.map(({ file }) => file)).toEqual([]);
  });

  it('programs that others may choose: those that are started are ours, PostgreSQL, pkcs11-tool, and LibreOffice where it is shut in', () => {
    const starting = sources.filter(({ text }) => readImports(text).includes('node:child_process'));
    expect(starting.map(({ file }) => file)).toEqual([
      'engine/pdf/workers/worker-process.ts',
      'engine/trust-centre/pkcs11/run-pkcs11-tool.ts',
      'server/conversion/libreoffice.ts',
      'server/database/embedded-postgres.ts',
      'server/database/postgres-binaries.ts',
      'server/database/system-user.ts',
      'server/database/testing.ts',
    ]);
  });

  /**
   * Not its pages made of text (GHSA-458j-xx4x-4375, GHSA-69xw-7hcm-h432, GHSA-qp7p-654g-cw7p, GHSA-9r54-q6cx-xmh5), not its writer of
   * static sites (GHSA-xf4j-xp2r-rqqx), not its adapters for other servers (GHSA-j6c9-x7qj-28xf, GHSA-wgpf-jwqj-8h8p), and neither its
   * cookies, its CORS, its cache, nor its tokens.
   */
  it('every part of Hono but these', () => {
    const used = sources
      .flatMap(({ text }) => readImports(text))
      .filter((name) => /^(?:hono|@hono)(?:\/|$)/.test(name));
    expect([...new Set(used)].toSorted()).toEqual([
      '@hono/node-server',
      '@hono/node-server/conninfo',
      '@hono/node-server/serve-static',
      '@hono/node-server/utils/response',
      'hono',
      'hono/body-limit',
      'hono/http-exception',
    ]);
  });
});
