import { createHmac } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** What somebody does with a phone. */
export const answers = ['confirm', 'decline', 'late', 'wrong_pin'] as const;
export type PhoneAnswer = (typeof answers)[number];
/** What else may happen to a phone. */
export const changes = ['use_sim', 'use_app', 'activate_anew', 'restore', 'unblock', 'switch_off'] as const;
export type PhoneChange = (typeof changes)[number];

export interface Phone {
  msisdn: string;
  method: 'sim' | 'app' | 'none';
  /** How often its Mobile ID was activated anew without the recovery code: each has another serial. */
  generation: number;
  isBlocked: boolean;
}

/** The published test number that succeeds by itself with an RSA key; its sibling ends in 1 and has an EC key. */
const rsaNumber = '41700092502';
export const succeedsAlone = (msisdn: string): boolean => msisdn === rsaNumber || msisdn === '41700092501';

/** The phones of a twin, kept in a file, so that a Mobile ID is the same after a start. */
export function openPhones(secret: string, file?: string) {
  const stored = file !== undefined && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Phone[]) : [];
  const phones = new Map(stored.map((phone) => [phone.msisdn, phone]));
  const find = (msisdn: string): Phone =>
    phones.get(msisdn) ?? { msisdn, method: 'sim', generation: 0, isBlocked: false };
  function put(phone: Phone): void {
    phones.set(phone.msisdn, phone);
    if (file === undefined) return;
    writeFileSync(`${file}.draft`, JSON.stringify([...phones.values()]), { mode: 0o600 });
    renameSync(`${file}.draft`, file);
  }
  return {
    find,
    put,
    change(msisdn: string, what: PhoneChange): void {
      const phone = find(msisdn);
      switch (what) {
        case 'use_sim':
          return put({ ...phone, method: 'sim' });
        case 'use_app':
          return put({ ...phone, method: 'app' });
        case 'switch_off':
          return put({ ...phone, method: 'none' });
        case 'activate_anew':
          return put({ ...phone, generation: phone.generation + 1, isBlocked: false });
        case 'restore':
          return put({ ...phone, generation: 0, isBlocked: false });
        case 'unblock':
          return put({ ...phone, isBlocked: false });
      }
    },
    /** Names the Mobile ID of a phone, as `serialNumber` of its certificate. */
    writeSerial({ msisdn, generation }: Phone): string {
      const print = createHmac('sha256', secret).update(`${msisdn} ${generation}`).digest('hex');
      return `MIDCHE${print.slice(0, 10).toUpperCase()}`;
    },
    /** SIM cards sign with RSA here, apps on elliptic curves. */
    findKey: ({ msisdn, method }: Phone): 'EC' | 'RSA' =>
      msisdn === rsaNumber ? 'RSA' : succeedsAlone(msisdn) || method === 'app' ? 'EC' : 'RSA',
  };
}
export type Phones = ReturnType<typeof openPhones>;
