import { expect, it } from 'vitest';
import { readConfig, settingNames } from '../config.ts';
import { describeSettings } from './describe-settings.ts';

it('shows only what was named as harmless: of everything else, that it is set', () => {
  const given = Object.fromEntries(settingNames.map((name) => [name, `value of ${name}`]));
  const told = describeSettings(given, settingNames);
  expect(Object.keys(told)).toEqual(settingNames);
  const shown = Object.entries(told).flatMap(([name, value]) => (value === 'is set' ? [] : [name]));
  expect(shown.filter((name) => /SECRET|KEY|TOKEN|PASSWORD|PASSPHRASE|CREDENTIALS|AUTH$|_URL$/.test(name))).toEqual([
    'PUBLIC_URL',
    'TRUST_TERMS_URL',
  ]);
  expect(told['MAIL_FROM']).toBe('value of MAIL_FROM');
});

it('tells nothing of what a configuration keeps secret', () => {
  const secrets = {
    DATABASE_URL: 'postgres://sigillum:hidden-1@db.example.ch/sigillum?sslmode=verify-full',
    SMTP_URL: 'smtps://mail:hidden-2@mail.example.ch',
    KEY_PASSPHRASE: 'hidden-3 and long enough',
  };
  const { shownSettings } = readConfig({ ...secrets, PORT: '4321', LOG_LEVEL: '' }, '/srv/sigillum');
  expect(shownSettings).toEqual({
    PORT: '4321',
    DATABASE_URL: 'is set',
    SMTP_URL: 'is set',
    KEY_PASSPHRASE: 'is set',
  });
});
