import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMobileIdDevice } from '@sigillum/engine/testing/mobile-id-device';
import { makeTlsIdentity } from '@sigillum/engine/testing/tls-identity';
import { openMobileId } from '../testing/mobile-id/open-mobile-id.ts';
import { mobileIdFaults } from './mobile-id-faults.ts';
import { makeMobileId, type MobileIdOptions } from './mobile-id-service.ts';

let twin: Awaited<ReturnType<typeof openMobileId>>;
let count = 0;

beforeAll(async () => {
  twin = await openMobileId({ port: 0, secret: 'a secret of the test', now: () => new Date() });
});
afterAll(() => twin.close());
beforeEach(() =>
  Object.assign(twin.state, {
    hesitation: 1,
    isAway: false,
    losesAnswers: false,
    signsOtherText: false,
    answersForOther: false,
  }),
);

const connect = (changes: Partial<MobileIdOptions> = {}) =>
  makeMobileId({
    ...twin.settings,
    serverCertificate: twin.serverCertificate,
    clock: () => new Date(),
    ...changes,
  });
const question = (mobile: string, text = `${twin.settings.prefix}Do you confirm? (SIG-4711)`) => ({
  reference: `S${(count += 1)}`,
  mobile,
  text,
});
/** How it ends: the failure, or what came back. */
const endOf = (work: Promise<unknown>) =>
  work.catch((error: { failure?: string }) => error.failure ?? Promise.reject(error as unknown as Error));
/** Asks, and has somebody answer. */
async function ask(mobile: string, answer: 'confirm' | 'decline' | 'late' | 'wrong_pin', service = connect()) {
  const asked = question(mobile);
  const { transaction } = await service.ask(asked, 'en');
  twin.desk.answerOnPhone(transaction, answer);
  return service.look(asked, transaction);
}

describe('Mobile ID', () => {
  it.each([
    ['41700092501', 'on elliptic curves'],
    ['41700092502', 'with RSA'],
  ])('confirms by %s %s after a while, and names the Mobile ID', async (mobile) => {
    const service = connect();
    const asked = question(mobile);
    const { transaction, method } = await service.ask(asked, 'de');
    expect(method).toBe('sim');
    expect(await service.look(asked, transaction)).toBeUndefined();
    const answered = await service.look(asked, transaction);
    expect(answered?.serial).toMatch(/^MIDCHE[0-9A-F]{10}$/);
    expect(Buffer.from(answered!.message).includes(asked.text)).toBe(true);
    expect(await service.look(asked, transaction)).toMatchObject({ serial: answered!.serial });
  });

  it.each(Object.entries(mobileIdFaults).filter(([code]) => !['501', '503'].includes(code)))(
    'tells the fault %s as %s, when it is asked and when it describes a number',
    async (code, failure) => {
      const mobile = `41000092${code}`;
      expect(await endOf(connect().ask(question(mobile), 'en'))).toBe(failure);
      expect(await endOf(connect().readProfile(`P${code}`, mobile))).toBe(failure);
    },
  );

  it('tells a number that there is not from a request that is wrong', async () => {
    expect(await endOf(connect().ask(question('41000000000'), 'en'))).toBe('unknown_number');
  });

  it('asks by the app or by the SIM card, whichever there is', async () => {
    twin.phones.change('41791110001', 'use_app');
    const service = connect();
    expect(await service.readProfile('P1', '41791110001')).toEqual({ methods: ['app'], hasRecoveryCode: true });
    expect(await service.ask(question('41791110001'), 'fr')).toMatchObject({ method: 'app' });
    expect(await service.ask(question('41791110002'), 'it')).toMatchObject({ method: 'sim' });
    twin.phones.change('41791110002', 'switch_off');
    expect(await endOf(service.readProfile('P2', '41791110002'))).toBe('unknown_number');
  });

  it('ends a question of the app by the next one, and refuses the next one of a SIM card', async () => {
    twin.phones.change('41791110003', 'use_app');
    const service = connect();
    const first = question('41791110003');
    const { transaction } = await service.ask(first, 'en');
    await service.ask(question('41791110003'), 'en');
    expect(await endOf(service.look(first, transaction))).toBe('declined');
    await service.ask(question('41791110004'), 'en');
    expect(await endOf(service.ask(question('41791110004'), 'en'))).toBe('busy');
  });

  it('tells what somebody has said on the phone', async () => {
    expect(await endOf(ask('41791110005', 'decline'))).toBe('declined');
    expect(await endOf(ask('41791110006', 'late'))).toBe('timeout');
    expect(await endOf(ask('41791110007', 'wrong_pin'))).toBe('pin_blocked');
    expect(await endOf(connect().readProfile('P3', '41791110007'))).toBe('pin_blocked');
    twin.phones.change('41791110007', 'unblock');
    expect(await ask('41791110007', 'confirm')).toHaveProperty('serial');
  });

  it('names another Mobile ID after it was activated anew, and the same one after it was restored', async () => {
    const name = async () => (await ask('41791110008', 'confirm'))?.serial;
    const first = await name();
    twin.phones.change('41791110008', 'activate_anew');
    expect(await name()).not.toBe(first);
    twin.phones.change('41791110008', 'restore');
    expect(await name()).toBe(first);
  });

  it('believes no signature of another text, of another root, after its time, or about another number', async () => {
    twin.state.signsOtherText = true;
    expect(await endOf(ask('41791110009', 'confirm'))).toBe('invalid');
    twin.state.signsOtherText = false;
    const { root } = await openMobileIdDevice(() => new Date());
    expect(await endOf(ask('41791110010', 'confirm', connect({ roots: [root] })))).toBe('invalid');
    twin.state.answersForOther = true;
    expect(await endOf(ask('41791110011', 'confirm'))).toBe('invalid');
  });

  it('is unavailable where it is away, knows us not, or does not take our text', async () => {
    const text = 'Without the prefix';
    expect(await endOf(connect().ask(question('41791110012', text), 'en'))).toBe('unavailable');
    const long = twin.settings.prefix + 'ç'.repeat(120);
    expect(await endOf(connect().ask(question('41791110012', long), 'en'))).toBe('unavailable');
    expect(await endOf(connect({ apId: 'mid://nobody' }).ask(question('41791110012'), 'en'))).toBe('unavailable');
    const stranger = await makeTlsIdentity();
    const unknown = connect({ certificate: stranger.cert, key: stranger.key });
    expect(await endOf(unknown.ask(question('41791110012'), 'en'))).toBe('unavailable');
    expect(await endOf(connect({ serverCertificate: stranger.cert }).ask(question('41791110012'), 'en'))).toBe(
      'unavailable',
    );
    twin.state.isAway = true;
    expect(await endOf(connect().ask(question('41791110012'), 'en'))).toBe('unavailable');
    expect(twin.desk.listOpen('41791110012')).toEqual([]);
  });

  it('hangs up on whoever sends more than the own certificate', async () => {
    // Of the same name, so that it may be the issuer's.
    const { cert } = await makeTlsIdentity();
    const chain = `${twin.settings.certificate}\n${cert}`;
    expect(await endOf(connect({ certificate: chain }).ask(question('41791110013'), 'en'))).toBe('unavailable');
  });
});
