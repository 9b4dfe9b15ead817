import { describe, expect, it } from 'vitest';
import { dummyHash, hashPassword, isPassword } from './password-hash.ts';

describe('a password hash', () => {
  it('knows its password, also when it is typed in another composition, and no other', async () => {
    const hash = await hashPassword('Zürich im Nebel');
    expect(await isPassword(hash, 'Zürich im Nebel'.normalize('NFD'))).toBe(true);
    expect(await isPassword(hash, 'Zurich im Nebel')).toBe(false);
  });

  it('differs for the same password', async () => {
    expect(await hashPassword('the same one')).not.toBe(await hashPassword('the same one'));
  });

  it('of another kind, or damaged, belongs to no password', async () => {
    for (const text of ['', 'plain', '$2b$12$abcdefghijklmnopqrstuv', `${dummyHash}!`])
      expect(await isPassword(text, text)).toBe(false);
  });

  it('is made by argon2id with what OWASP asks for at least', async () => {
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(await hashPassword('any'))!;
    expect([Number(memory) >= 19_456, Number(passes) >= 2]).toEqual([true, true]);
  });

  it('is read with the parameters it was made with', async () => {
    // Made with the reference tool: argon2 somesalt -id -t 2 -m 16 -p 1 (64 MiB), password "password".
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await isPassword(reference, 'password')).toBe(true);
  });
});
