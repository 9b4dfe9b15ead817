import { createHmac, X509Certificate } from 'node:crypto';
import { createServer as createPlainServer, type IncomingMessage } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { openMobileIdDevice } from '@sigillum/engine/testing/mobile-id-device';
import { makeTlsIdentity } from '@sigillum/engine/testing/tls-identity';
import { listenApart, listenLocally, readBody } from '../listen-locally.ts';
import { describeFault, type MobileIdTwinState, openMobileIdDesk } from './mobile-id-desk.ts';
import { openPhones } from './mobile-id-phones.ts';
import { servePhone } from './phone-pages.ts';

export interface LocalMobileIdOptions {
  /** The phone has an address of this machine to itself under this port where the machine allows it; else any free one. */
  port: number;
  secret: string;
  /** Keeps the phones. */
  file?: string;
  now: () => Date;
}

const days = 3650;
const apId = 'mid://local.sigillum';
const prefix = 'Sigillum: ';

/**
 * A stand-in for Mobile ID on this machine, strict as its published description: mutual TLS with one certificate, and the phone as a page
 * of its own. Nobody's phone rings, and its page says so.
 */
export async function openMobileId({ port, secret, file, now }: LocalMobileIdOptions) {
  const state: MobileIdTwinState = {
    hesitation: 1,
    isAway: false,
    losesAnswers: false,
    signsOtherText: false,
    answersForOther: false,
  };
  const [own, customer, device] = await Promise.all([
    makeTlsIdentity(days),
    makeTlsIdentity(days),
    openMobileIdDevice(now),
  ]);
  const phones = openPhones(secret, file);
  const desk = openMobileIdDesk({ apId, prefix, phones, device, state, now });
  const known = new X509Certificate(customer.cert).fingerprint256;

  const service = createSecureServer({ ...own, requestCert: true, rejectUnauthorized: false }, (request, response) => {
    serve(request).then(
      ({ status, body }) => {
        if (state.losesAnswers) return void response.destroy();
        response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' });
        response.end(JSON.stringify(body));
      },
      () => response.destroy(),
    );
  });
  async function serve(request: IncomingMessage): Promise<{ status: number; body: object }> {
    const { certificate, hasChain } = readPeer(request.socket as TLSSocket);
    // As if the handshake had failed: the real one ends it where more than the customer's own certificate is sent.
    if (state.isAway || hasChain) throw new Error('no answer');
    if (certificate !== known) return { status: 500, body: describeFault('104') };
    const { method, headers, url = '' } = request;
    if (method !== 'POST' || !/^application\/json;charset=utf-8$/i.test(headers['content-type'] ?? ''))
      return { status: 415, body: {} };
    return desk.answer(url, await readBody(request));
  }

  const print = (msisdn: string) => createHmac('sha256', secret).update(`phone ${msisdn}`).digest('base64url');
  const pages = createPlainServer(servePhone({ desk, phones, print }));
  const place = await listenLocally(service);
  const pagesPlace = await listenApart(pages, 'mobileId', port);
  return {
    ...{ state, phones, desk },
    /** How the product reaches it. */
    settings: {
      ...{ apId, prefix },
      url: place.url,
      certificate: customer.cert,
      key: customer.key,
      roots: [device.root],
    },
    serverCertificate: own.cert,
    writePhoneUrl: (msisdn: string) =>
      `${pagesPlace.url}/phone?${new URLSearchParams({ msisdn, print: print(msisdn) })}`,
    async close() {
      await Promise.all([place.close(), pagesPlace.close()]);
    },
  };
}

/** Who has come, and whether more was sent than the certificate itself. */
function readPeer(socket: TLSSocket): { certificate: string | undefined; hasChain: boolean } {
  const peer = socket.getPeerCertificate(true);
  const issuer = peer.issuerCertificate as typeof peer.issuerCertificate | undefined;
  return {
    certificate: peer.fingerprint256,
    hasChain: issuer !== undefined && issuer.fingerprint256 !== peer.fingerprint256,
  };
}
