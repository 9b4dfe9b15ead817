import { describe, expect, it } from 'vitest';
import { judgePassword } from './judge-password.ts';

const nora = { email: 'nora.keller@example.ch', firstName: 'Nora', lastName: 'Keller-Élodie' };

describe('a password', () => {
  it.each([
    ['kurz', 'too_short'],
    ['elf zeichen', 'too_short'],
    ['passwordpassword', 'breached'],
    ['unbelievable', 'too_common'],
    ['wvp4jns1jcmx', 'breached'],
    ['HeatoclEvaedr36', 'breached'],
    ['aaaaaaaaaaaaaaaa', 'breached'],
    ['qwertzuiopasdf', 'too_weak'],
    ['Sigillum2026!', 'too_weak'],
    ['nora.keller@example.ch', 'contains_personal_data'],
    ['NoraKeller2026', 'contains_personal_data'],
    ['p4$$word!i1ovey0u', 'too_weak'],
    ['m@573r11eb1ing', 'too_weak'],
    ['5ch4tz!5ch4tz!', 'too_weak'],
    ['kupfer Wolke 93 Segel', null],
    ['mein hund heisst bello', null],
    ['fR7#kk29sLp0', null],
    ['密码是很长的一句话来的哦', null],
    ['Nora mag 17 blaue Lampen', 'contains_personal_data'],
    ['blaue LAMPEN und élodie 17', 'contains_personal_data'],
    ['x9!nora.keller@EXAMPLE.ch!9x-kupfer', 'contains_personal_data'],
    ['17 example Lampen im Nebel', null],
  ])('%s is judged %s', (password, code) => {
    expect(judgePassword(password, nora).code).toBe(code);
  });

  it('may contain a short name, which is in too many words, and is nothing without anybody’s data', () => {
    const max = { email: 'max@example.ch', firstName: 'Max', lastName: 'Ott' };
    expect(judgePassword('Klimax und Schafott 93', max).code).toBeNull();
    expect(judgePassword('max.ott@max1', max).code).toBe('contains_personal_data');
    expect(judgePassword('Nora mag 17 blaue Lampen').code).toBeNull();
  });

  it('is counted in characters, not in code units', () => {
    expect(judgePassword('🦊🐼🦁🐸🐙🦉').code).toBe('too_short');
  });

  it('of the greatest length takes less than a quarter of a second of a processor', () => {
    const before = process.threadCpuUsage();
    judgePassword('aB3$'.repeat(32), { email: `${'nora'.repeat(60)}@example.ch`, firstName: 'aB3'.repeat(33) });
    const { user, system } = process.threadCpuUsage(before);
    expect(user + system).toBeLessThan(250_000);
  });
});
