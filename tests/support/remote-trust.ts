import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SigningStep } from '@sigillum/api-contracts/signing/schemas.ts';
import { serveCsc } from '@sigillum/engine/testing/csc-server';
import { serveAis } from '@sigillum/engine/testing/on-demand-ais-server';
import { serveBroker, type BrokerState } from '@sigillum/engine/testing/on-demand-broker-server';
import { openOpenSsl } from '@sigillum/engine/testing/foreign-signature';
import { makeListSigner, signList, writeList } from '@sigillum/engine/testing/trusted-lists';
import { foundAuthority, type TestAuthority } from '@sigillum/engine/testing/test-authority';
import type { TrustAnchor } from '@sigillum/engine/verifier';

/** What a person brings back from the service, or nothing where the server asks by itself. */
export type StepReturn = Record<string, string> | undefined;

/** A remote signing service in this process, and the settings with which a server uses it. */
interface RemoteService {
  env: Record<string, string>;
  /** With these it identifies people, too. */
  ident?: Record<string, string>;
  /** It takes no answer of a person any more, until the function that comes back is called. */
  breakDown?(): () => void;
  /** The broker's own state, for what a test turns there. */
  broker?: BrokerState;
  /** Its one customer is this person from now on. */
  belongTo(person: { email: string; mobile: string }): void;
  /** What the customer does when asked. */
  setMind(mind: 'consents' | 'declines' | 'forgets'): void;
  /** How often the service is asked in vain before a phone confirms; where no phone is asked, nothing changes. */
  hesitate(times: number): void;
  /** How often a person was asked. */
  countQuestions(): number;
  /** Base64 of every digest that was signed, as often as it was. */
  signed: string[];
  close(): Promise<void>;
}
export type RemoteKind = 'csc' | 'ais' | 'broker';

/** A certificate that is there before: the raw lane; the person consents in the browser. */
async function openCsc(authority: TestAuthority, qualities: string): Promise<RemoteService> {
  const { state, url, requests, close } = await serveCsc(authority);
  state.isStrict = true;
  return {
    env: {
      TRUST_CSC_URL: `${url}/csc/v2`,
      TRUST_CSC_CLIENT_ID: state.client.id,
      TRUST_CSC_CLIENT_SECRET: state.client.secret,
      TRUST_CSC_QUALITIES: qualities,
    },
    belongTo: ({ email }) => Object.assign(state.person, { userId: email }),
    setMind: (mind) => Object.assign(state.person, { mind: mind === 'consents' ? 'confirms' : mind }),
    hesitate: () => undefined,
    countQuestions: () => requests.filter(({ url: asked }) => asked.pathname === '/oauth2/authorize').length,
    signed: state.signed,
    close,
  };
}

/** A certificate that is made while signing; the phone asks the person, and the server asks the service. */
async function openAis(authority: TestAuthority, qualities: string): Promise<RemoteService> {
  const { state, url, requests, close } = await serveAis(authority);
  state.hesitations = 0;
  const stepUp = 'http://ais.swisscom.ch/1.1/resultminor/subsystem/StepUp';
  return {
    env: {
      TRUST_ONDEMAND_URL: `${url}/AIS-Server/rs/v1.0`,
      TRUST_ONDEMAND_KIND: 'ais',
      TRUST_ONDEMAND_CUSTOMER: state.customer,
      TRUST_ONDEMAND_QUALITIES: qualities,
    },
    belongTo: () => undefined,
    hesitate: (times) => Object.assign(state, { hesitations: times }),
    setMind(mind) {
      state.refusal =
        mind === 'consents' ? undefined : { minor: `${stepUp}/${mind === 'declines' ? 'cancel' : 'timeout'}` };
    },
    countQuestions: () => requests.filter(({ url: asked }) => asked.pathname.endsWith('/sign')).length,
    signed: state.signed,
    close,
  };
}

/** The same in the browser, by a pushed authorization request. */
async function openBroker(authority: TestAuthority, qualities: string): Promise<RemoteService> {
  const { state, url, requests, close } = await serveBroker(authority);
  state.isStrict = true;
  return {
    env: {
      TRUST_ONDEMAND_URL: `${url}/api/auth/realms/broker`,
      TRUST_ONDEMAND_KIND: 'broker',
      TRUST_ONDEMAND_CREDENTIALS: 'ZERTES-AES_MINIMAL=OnDemand-Advanced4,EIDAS-AES_MINIMAL=OnDemand-Advanced4.1-EU',
      TRUST_ONDEMAND_CLIENT_ID: state.client.id,
      TRUST_ONDEMAND_CLIENT_SECRET: state.client.secret,
      TRUST_ONDEMAND_QUALITIES: qualities,
    },
    broker: state,
    breakDown() {
      const path = '/api/auth/realms/broker/protocol/openid-connect/token';
      state.faults.set(
        path,
        Array.from({ length: 100 }, () => ({ status: 503 })),
      );
      return () => state.faults.delete(path);
    },
    ident: { IDENT_BROKER: 'pull', TRUST_ONDEMAND_HINT_SECRET: state.hintSecret },
    belongTo: ({ mobile }) => Object.assign(state.person, { mobile }),
    hesitate: () => undefined,
    setMind(mind) {
      state.refusal =
        mind === 'consents' ? undefined : { error: mind === 'declines' ? 'access_denied' : 'expired_token' };
    },
    countQuestions: () => requests.filter(({ url: asked }) => asked.pathname.startsWith('/auth/')).length,
    signed: state.signed,
    close,
  };
}

/** A remote service of one kind for these qualities, with an authority of its own. */
export async function openRemoteTrust(kind: RemoteKind, qualities: string) {
  const authority = await foundAuthority();
  const service = await { csc: openCsc, ais: openAis, broker: openBroker }[kind](authority, qualities);
  const folder = mkdtempSync(path.join(tmpdir(), 'sigillum-remote-'));
  const root = path.join(folder, 'root.cer');
  writeFileSync(root, authority.root);
  const anchor: TrustAnchor = { certificate: authority.root, source: 'operator', name: 'Root of the remote service' };
  return {
    ...service,
    anchor,
    env: { ...service.env, TRUST_ANCHORS: root, TRUST_STATUS_NETWORKS: '127.0.0.0/8' },
    /** Puts the authority into a Swiss trusted list in a server's data folder, as one that issues qualified certificates for signatures. */
    list(dataDir: string) {
      const tool = openOpenSsl();
      const signer = makeListSigner(tool, 'lists');
      const qualifiers = [{ names: ['QCStatement', 'QCForESig', 'QCWithSSCD'] }];
      const granted = { status: 'granted', from: '2016-07-01T00:00:00Z', certificates: [authority.issuingCa] };
      const services = [{ name: 'Qualified CA', ...granted, qualifiers }];
      const list = writeList({ territory: 'CH', kind: 'CHgeneric', sequence: 1, issuedAt: new Date(), services });
      mkdirSync(path.join(dataDir, 'trust-lists/signers'), { recursive: true });
      writeFileSync(path.join(dataDir, 'trust-lists/signers/CH.pem'), tool.read('lists.pem'));
      writeFileSync(path.join(dataDir, 'trust-lists/tsl-ch.xml'), signList(list, signer));
      tool.remove();
    },
    /** The person at the service's page, where there is one; tells with what the browser is sent back. */
    async takeStep(step: SigningStep): Promise<StepReturn> {
      if (step.kind !== 'redirect') return undefined;
      const page = await fetch(step.url, { redirect: 'manual' });
      return Object.fromEntries(new URL(page.headers.get('location')!).searchParams);
    },
    async close() {
      await service.close();
      await authority.server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
