import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { issueCertificate } from '@sigillum/engine/pki';
import { makeTlsIdentity } from '@sigillum/engine/testing/tls-identity';

const read = (env: Record<string, string>) => readConfig(env, '/srv/sigillum');

describe('configuration', () => {
  it('needs nothing at all: a local test server on port 3000 with everything embedded', () => {
    expect(read({ DATA_DIR: 'kept' })).toMatchObject({
      environment: 'production',
      isTestSystem: true,
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/sigillum/kept',
      publicUrl: 'http://localhost:3000',
      isLocal: true,
      region: 'CH',
      secureCookies: false,
      databaseUrl: undefined,
      smtpUrl: undefined,
      keyPassphrase: undefined,
      logLevel: 'info',
      trust: {},
      warnings: [],
    });
  });

  it('sends traces to a collector that is named, as OpenTelemetry names its settings', () => {
    expect(read({ OTEL_SERVICE_NAME: 'sign' }).tracing).toBeUndefined();
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/otlp/';
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toEqual({
      ...{ tracesUrl: 'http://collector:4318/otlp/v1/traces', headers: {}, serviceName: 'sigillum', rate: 1 },
    });
    const more = {
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20k1, x-team = sign',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    };
    const { tracing, shownSettings } = read({ OTEL_EXPORTER_OTLP_ENDPOINT, ...more });
    expect(tracing).toMatchObject({ headers: { authorization: 'Bearer k1', 'x-team': 'sign' }, rate: 0.1 });
    expect(shownSettings['OTEL_EXPORTER_OTLP_HEADERS']).toBe('is set');
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://user:secret@collector'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%E0%A4%A'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=b%0Ac'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['OTEL_SERVICE_NAME', 'a b'],
  ])('refuses %s %s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(`${name} must be`);
    expect(() => read({ [name]: value })).not.toThrow('secret');
  });

  it('takes text messages to a provider that is set whole, and says what is missing', () => {
    expect(read({ SMS_ASPSMS_USERKEY: 'KEY', SMS_ASPSMS_PASSWORD: 'secret' }).sms).toEqual({
      url: 'https://json.aspsms.com',
      userKey: 'KEY',
      password: 'secret',
      originator: 'Sigillum',
    });
    expect(() => read({ SMS_ASPSMS_USERKEY: 'KEY' })).toThrow(/SMS_ASPSMS_PASSWORD must be set/);
    expect(() => read({ SMS_ORIGINATOR: 'a very long sender' })).toThrow(/SMS_ORIGINATOR must be/);
  });

  it('lets mails come back to a domain that is named, where mails are sent from', () => {
    expect(read({ SMTP_URL: 'smtp://127.0.0.1' }).bounces).toBeUndefined();
    const own = { SMTP_URL: 'smtp://127.0.0.1', BOUNCE_DOMAIN: 'Bounces.Example.ch', BOUNCE_PORT: '2525' };
    expect(read(own).bounces).toEqual({ domain: 'bounces.example.ch', door: { host: '127.0.0.1', port: 2525 } });
    const outside = { ...own, PUBLIC_URL: 'https://sign.example.ch' };
    expect(read(outside).bounces?.door).toEqual({ host: '0.0.0.0', port: 2525 });
    expect(read({ ...outside, BOUNCE_HOST: '10.0.0.7' }).bounces?.door?.host).toBe('10.0.0.7');
    const shared = { ...outside, DATABASE_URL: 'postgres://a@b/c', CACHE_DIR: '/cache' };
    expect(read({ ...shared, SIGILLUM_ROLE: 'jobs' }).bounces?.door?.port).toBe(2525);
    expect(read({ ...shared, SIGILLUM_ROLE: 'web' }).bounces).toEqual({
      domain: 'bounces.example.ch',
      door: undefined,
    });
    expect(read({ ...shared, SIGILLUM_ROLE: 'jobs', BOUNCE_PORT: '' }).bounces?.door).toBeUndefined();
    expect(() => read({ ...own, BOUNCE_PORT: '' })).toThrow(/BOUNCE_PORT must be set with BOUNCE_DOMAIN/);
    expect(() => read({ ...own, SMTP_URL: '' })).toThrow(/SMTP_URL must be set with BOUNCE_DOMAIN/);
    expect(() => read({ BOUNCE_PORT: '25' })).toThrow(/BOUNCE_DOMAIN must be set/);
    expect(() => read({ ...own, BOUNCE_DOMAIN: 'a@b' })).toThrow(/BOUNCE_DOMAIN must be a mail domain/);
    expect(() => read({ ...own, BOUNCE_PORT: '70000' })).toThrow(/BOUNCE_PORT must be at most 65535/);
  });

  it('is one of several servers only with a database and a folder that fit', () => {
    expect(read({})).toMatchObject({ role: undefined, cacheDir: read({}).dataDir });
    const own = { DATABASE_URL: 'postgres://localhost/sigillum', CACHE_DIR: '/var/cache/sigillum' };
    expect(read({ ...own, SIGILLUM_ROLE: 'web' })).toMatchObject({ role: 'web', cacheDir: '/var/cache/sigillum' });
    expect(() => read({ SIGILLUM_ROLE: 'jobs' })).toThrow(/DATABASE_URL must be set .*\n.*CACHE_DIR must be set/);
    expect(() => read({ ...own, SIGILLUM_ROLE: 'both' })).toThrow('SIGILLUM_ROLE must be web, jobs or all');
  });

  it('keeps files in a bucket that is set whole, and says what is missing', () => {
    expect(read({}).storage).toEqual({ objects: undefined, cacheBytes: 2048 * 1024 * 1024 });
    const keys = { STORAGE_S3_KEY_ID: 'ID', STORAGE_S3_SECRET: 'secret' };
    const own = { STORAGE_S3_BUCKET: 'sigillum', STORAGE_S3_ENDPOINT: 'https://s3.example.ch/', ...keys };
    expect(read(own).storage.objects).toEqual({
      endpoint: 'https://s3.example.ch',
      region: 'us-east-1',
      bucket: 'sigillum',
      credentials: { accessKeyId: 'ID', secretAccessKey: 'secret' },
      encryption: undefined,
      isPathStyle: true,
    });
    expect(read({ STORAGE_S3_BUCKET: 'sigillum' }).storage.objects).toMatchObject({
      credentials: undefined,
      isPathStyle: false,
    });
    expect(() => read(keys)).toThrow('STORAGE_S3_BUCKET must be set with STORAGE_S3_KEY_ID');
    expect(() => read({ ...own, STORAGE_S3_SECRET: '' })).toThrow('STORAGE_S3_SECRET must be set');
    expect(() => read({ ...own, STORAGE_S3_KMS_KEY: 'key' })).toThrow('STORAGE_S3_ENCRYPTION must be aws:kms');
    expect(() => read({ ...own, STORAGE_S3_ENDPOINT: 'https://a:b@s3.example.ch' })).toThrow('must not hold a key');
    expect(() => read({ STORAGE_S3_BUCKET: 'No Bucket' })).toThrow('must be the name of a bucket');
  });

  it('derives address, cookies, sender and region from the public URL', () => {
    expect(read({ PUBLIC_URL: 'https://sign.example.de/', SMTP_URL: 'smtp://mail.example.de' })).toMatchObject({
      publicUrl: 'https://sign.example.de',
      isLocal: false,
      host: '0.0.0.0',
      region: 'EU',
      secureCookies: true,
      mailFrom: 'Sigillum <no-reply@sign.example.de>',
      warnings: [expect.stringMatching(/^The port speaks http to other machines \(HOST 0\.0\.0\.0\): .*TLS_KEY\.$/)],
    });
    expect(read({ PUBLIC_URL: 'https://sign.example.eu' }).region).toBe('EU');
    expect(read({ PUBLIC_URL: 'https://sign.de.example.ch' }).region).toBe('CH');
  });

  it('notices a variable that is nearly one of its own, and asks whether that was meant', () => {
    expect(read({ SMPT_URL: 'smtp://mail.example.ch' }).warnings).toEqual([
      'SMPT_URL is read by nobody. Is SMTP_URL meant?',
    ]);
    expect(read({ DATABASE_URI: 'postgres://h/d', LOGLEVEL: 'debug' }).warnings).toEqual([
      'DATABASE_URI is read by nobody. Is DATABASE_URL meant?',
      'LOGLEVEL is read by nobody. Is LOG_LEVEL meant?',
    ]);
    const usual = {
      HOME: '/root',
      PATH: '/bin',
      SHELL: 'sh',
      LANG: 'C',
      HOSTNAME: 'h',
      MAIL: '/m',
      TERM: 'x',
      DATABASE: 'd',
    };
    expect(read(usual).warnings).toEqual([]);
    expect(read({ DATABASE_URI: 'postgres://h/d', DATABASE_URL: 'postgres://h/d' }).warnings).toEqual([]);
  });

  it('knows the database itself and the pooler before it, and wants both', () => {
    const DATABASE_URL = 'postgres://u@localhost:6432/s';
    const DATABASE_DIRECT_URL = 'postgres://u@localhost:5432/s';
    expect(read({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, poolerUrl: undefined });
    expect(read({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOLER: 'transaction' })).toMatchObject({
      databaseUrl: DATABASE_DIRECT_URL,
      poolerUrl: DATABASE_URL,
    });
    expect(() => read({ DATABASE_URL, DATABASE_POOLER: 'session' })).toThrow('DATABASE_POOLER must be transaction');
    expect(() => read({ DATABASE_POOLER: 'transaction' })).toThrow(
      /DATABASE_POOLER needs DATABASE_URL.*\n.*DATABASE_POOLER needs DATABASE_DIRECT_URL/,
    );
    expect(() => read({ DATABASE_URL, DATABASE_DIRECT_URL })).toThrow('DATABASE_DIRECT_URL needs DATABASE_POOLER');
  });

  it('knows a standby beside the database, by the same rules for the way to it', () => {
    const DATABASE_URL = 'postgres://u@localhost:5432/s';
    const DATABASE_STANDBY_URL = 'postgres://u@db2.example.ch/s';
    expect(read({ DATABASE_URL, DATABASE_STANDBY_URL })).toMatchObject({
      databaseUrl: DATABASE_URL,
      standbyUrl: `${DATABASE_STANDBY_URL}?sslmode=verify-full`,
    });
    expect(() => read({ DATABASE_STANDBY_URL })).toThrow('DATABASE_STANDBY_URL needs DATABASE_URL');
  });

  it('follows PORT in the default public URL', () => {
    expect(read({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  });

  it.each([
    ['http://127.0.0.1:9', true],
    ['http://[::1]:9', true],
    ['http://sigillum.localhost', true],
    ['http://localhost.example.com', false],
    ['http://127.example.com', false],
    ['http://192.168.1.4', false],
  ])('judges whether %s is local: %s', (url, isLocal) => {
    expect(read({ PUBLIC_URL: url }).isLocal).toBe(isLocal);
  });

  it('lists every problem at once, and no secret', () => {
    const env = {
      PORT: '70000',
      PUBLIC_URL: 'https://sign.example.ch/app',
      TRUSTED_PROXY: 'proxy',
      DATABASE_URL: 'mysql://u:hidden@h/d',
      MAIL_FROM: 'nobody',
      KEY_PASSPHRASE: 'hidden',
      LOG_LEVEL: 'loud',
    };
    expect(() => read(env)).toThrow(ConfigError);
    expect(() => read(env)).toThrow(
      [
        'The configuration cannot be used:',
        '  PORT must be at most 65535',
        '  PUBLIC_URL must be scheme, host and port alone, without path or query',
        '  TRUSTED_PROXY must be a number of proxies or a list of addresses and networks, such as 10.0.0.0/8,::1',
        '  DATABASE_URL must be a URL that starts with postgres:// or postgresql://',
        '  MAIL_FROM must be an address, such as Sigillum <sign@example.ch>',
        '  KEY_PASSPHRASE must have at least 12 characters',
        '  LOG_LEVEL must be debug, info, warn or error',
      ].join('\n'),
    );
  });

  it.each([['\r\nBcc: a@b.ch'], ['Sigillum <a@b.ch>\r\nBcc: c@d.ch'], ['a@b.ch, c@d.ch']])(
    'refuses a sender that would add header fields: %j',
    (sender) => {
      expect(() => read({ MAIL_FROM: sender })).toThrow('MAIL_FROM');
    },
  );

  it('takes no list of networks that it cannot read for none', () => {
    for (const name of ['CALLBACK_NETWORKS', 'TRUST_STATUS_NETWORKS'])
      for (const text of ['intranet', '10.0.0.0/33', '2'])
        expect(() => read({ [name]: text }), text).toThrow(
          `${name} must be a list of addresses and networks, such as 10.0.0.0/8`,
        );
    expect(read({ CALLBACK_NETWORKS: '10.0.0.0/8' }).callbackNetworks?.check('10.1.2.3')).toBe(true);
  });

  it('gives each of its doors a port of its own', () => {
    expect(() => read({ PORT: '9464', METRICS_PORT: '9464' })).toThrow('METRICS_PORT must be another than PORT');
    const bounces = { BOUNCE_DOMAIN: 'bounces.sign.example.ch', SMTP_URL: 'smtp://localhost' };
    expect(() => read({ ...bounces, PORT: '2525', BOUNCE_PORT: '2525' })).toThrow(
      'BOUNCE_PORT must be another than PORT',
    );
    expect(() => read({ ...bounces, METRICS_PORT: '2525', BOUNCE_PORT: '2525' })).toThrow(
      'BOUNCE_PORT must be another than METRICS_PORT',
    );
  });

  it('takes no port 0, because the public URL and the certificates name the port', () => {
    expect(() => read({ PORT: '0' })).toThrow('PORT must be at least 1');
  });

  it('is a test system when it is told so, or when only this machine reaches it', () => {
    const PUBLIC_URL = 'https://sign.example.ch';
    expect(read({ SIGILLUM_ENVIRONMENT: 'test', PUBLIC_URL }).isTestSystem).toBe(true);
    expect(read({ PUBLIC_URL }).isTestSystem).toBe(false);
    expect(read({ SIGILLUM_ENVIRONMENT: 'production' }).isTestSystem).toBe(false);
  });

  it('is content with http behind a proxy of this machine alone, and with a port that speaks TLS itself', async () => {
    const mailed = { PUBLIC_URL: 'https://sign.example.ch', SMTP_URL: 'smtp://mail.example.ch' };
    expect(read({ ...mailed, HOST: '127.0.0.1' }).warnings).toEqual([]);
    const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-config-tls-'));
    const write = (name: string, text: string) => {
      writeFileSync(path.join(folder, name), text);
      return path.join(folder, name);
    };
    const [own, other] = await Promise.all([makeTlsIdentity(), makeTlsIdentity()]);
    const files = { TLS_CERTIFICATE: write('own.pem', own.cert), TLS_KEY: write('own.key', own.key) };
    expect(read({ ...mailed, ...files })).toMatchObject({
      tlsFiles: { certificate: files.TLS_CERTIFICATE, key: files.TLS_KEY },
      warnings: [],
    });
    expect(read(files).publicUrl).toBe('https://localhost:3000');
    expect(() => read({ TLS_KEY: files.TLS_KEY })).toThrow(/TLS_CERTIFICATE must be set with TLS_KEY/);
    expect(() => read({ ...files, TLS_KEY: write('other.key', other.key) })).toThrow(/is not the key of/);
    expect(() => read({ ...files, TLS_CERTIFICATE: `${folder}/none.pem` })).toThrow(/none\.pem holds no certificate/);
    rmSync(folder, { recursive: true });
  });

  it('counts an empty variable as not set', () => {
    expect(read({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: undefined });
  });

  it('warns of settings that work but leave people without mail or in the clear', () => {
    expect(read({ PUBLIC_URL: 'http://sign.example.ch' }).warnings).toHaveLength(2);
  });

  describe('of trust services outside this server', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-config-'));
    const file = path.join(folder, 'roots.pem');
    let root: Uint8Array;
    beforeAll(async () => {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const common = { commonName: 'Root', publicKey, selfKey: privateKey, baseUrl: 'http://127.0.0.1' };
      root = issueCertificate({ ...common, profile: 'root', notBefore: new Date() });
      writeFileSync(file, new X509Certificate(root).toString().repeat(2));
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it('describes a signing service and a timestamp authority', () => {
      const { trust } = read({
        TRUST_CSC_URL: 'https://sign.example.org/csc/v2',
        TRUST_CSC_CLIENT_ID: 'sigillum',
        TRUST_CSC_CLIENT_SECRET: 'a secret',
        TRUST_CSC_QUALITIES: 'QES, AES',
        TRUST_CSC_LEGISLATIONS: 'EIDAS',
        TRUST_CSC_SEALS: 'acme=SEAL-1, other=a=b',
        TRUST_CSC_QUALIFIED_SEALS: 'acme',
        TRUST_ANCHORS: file,
        TRUST_STATUS_NETWORKS: '10.0.0.0/8',
        TSA_URL: 'http://tsa.example.org',
        TSA_AUTH: 'user:pass:word',
        TSA_ANCHORS: file,
        TSA_POLICY: '1.2.3',
      });
      expect(trust.csc).toMatchObject({
        qualities: ['QES', 'AES'],
        legislations: ['EIDAS'],
        seals: { acme: 'SEAL-1', other: 'a=b' },
        qualifiedSeals: ['acme'],
        userId: 'email',
        anchors: [root, root],
      });
      expect(trust.timestamps).toMatchObject({
        credentials: { user: 'user', password: 'pass:word' },
        policy: '1.2.3',
        anchors: [root, root],
      });
      expect(trust.statusNetworks?.check('10.1.2.3')).toBe(true);
    });

    it('lets the broker of the trust service identify in the ways that are named', () => {
      const { identity } = read({
        TRUST_ONDEMAND_URL: 'http://127.0.0.1:9/broker',
        TRUST_ONDEMAND_CLIENT_ID: 'sigillum',
        TRUST_ONDEMAND_CLIENT_SECRET: 'a secret',
        TRUST_ONDEMAND_HINT_SECRET: 'another secret',
        TRUST_ANCHORS: file,
        IDENT_BROKER: 'ping',
        IDENT_METHODS: 'srs-video=sumsub-auto, intrum-video=intrum-video',
        IDENT_PLACES_URL: 'https://places.example.ch/',
      });
      expect(identity.broker).toMatchObject({
        hintSecret: 'another secret',
        methods: { srsVideo: 'sumsub-auto', intrumVideo: 'intrum-video' },
        isTold: true,
        placesUrl: 'https://places.example.ch/',
      });
      expect(read({}).identity).toEqual({});
    });

    it('asks the registration authority of an All-in Signing Service, as the customer who signs there', () => {
      const { identity } = read({
        TRUST_ONDEMAND_URL: 'http://127.0.0.1:9/AIS-Server/rs/v1.0',
        TRUST_ONDEMAND_KIND: 'ais',
        TRUST_ONDEMAND_CUSTOMER: 'trial',
        TRUST_ONDEMAND_LEGISLATIONS: 'ZERTES',
        TRUST_ANCHORS: file,
        IDENT_RA_URL: 'http://127.0.0.1:9',
      });
      expect(identity).toEqual({
        registrationAuthority: {
          url: 'http://127.0.0.1:9',
          customer: 'trial',
          subject: 'cn={name}, givenname={givenNames}, surname={familyName}, c=CH',
          legislations: ['ZERTES'],
        },
      });
    });

    it.each([
      [{ TRUST_CSC_URL: 'http://sign.example.org' }, 'TRUST_CSC_URL must be a URL that starts with https://'],
      [{ TRUST_CSC_URL: 'https://sign.example.org' }, 'TRUST_CSC_CLIENT_SECRET must be set with TRUST_CSC_URL'],
      [{ TRUST_CSC_URL: 'https://sign.example.org' }, 'TRUST_ANCHORS must name'],
      [{ TRUST_CSC_QUALITIES: 'QES,BEST' }, 'TRUST_CSC_QUALITIES must be a list of'],
      [{ TSA_URL: 'https://tsa.example.org' }, 'TSA_ANCHORS must name'],
      [{ IDENT_BROKER: 'ping' }, 'TRUST_ONDEMAND_URL must be that of a broker for IDENT_BROKER'],
      [{ IDENT_BROKER: 'pull' }, 'TRUST_ONDEMAND_HINT_SECRET must be set for IDENT_BROKER'],
      [{ IDENT_RA_URL: 'https://ra.example.org' }, 'TRUST_ONDEMAND_URL must be that of an All-in Signing Service'],
      [{ IDENT_RA_SUBJECT: 'Anna' }, 'IDENT_RA_SUBJECT must be a name such as'],
      [{ IDENT_METHODS: 'srs-video=ti8m' }, 'IDENT_METHODS must be a list such as'],
      [{ TSA_URL: 'csc' }, 'TSA_URL can be csc only with TRUST_CSC_URL'],
      [{ TSA_ANCHORS: '/nowhere/root.pem' }, '/nowhere/root.pem cannot be read'],
      [{ TSA_ANCHORS: import.meta.filename }, 'holds no certificate'],
      [{ TRUST_STATUS_NETWORKS: '2' }, 'TRUST_STATUS_NETWORKS must be a list of addresses'],
    ])('says what is wrong with %j', (env, sentence) => {
      expect(() => read(env)).toThrow(sentence);
    });
  });
});
