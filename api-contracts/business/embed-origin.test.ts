import { expect, it } from 'vitest';
import { EmbedOrigin, readEmbedOrigin } from './embed-origin.ts';

it.each([
  ['https://Portal.Example.ch', 'https://portal.example.ch'],
  ['https://portal.example.ch:443/', 'https://portal.example.ch'],
  ['https://portal.example.ch:8443', 'https://portal.example.ch:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
  ['http://portal.example.ch', undefined],
  ['https://portal.example.ch/path', undefined],
  ['https://portal.example.ch?', undefined],
  ['https://user@portal.example.ch', undefined],
  ['https://*.example.ch', undefined],
  ['https://[2001:db8::1]', undefined],
  ['https://portal.example.ch;script-src', undefined],
  ["https://portal.example.ch 'self'", undefined],
  ['portal.example.ch', undefined],
  ['javascript:alert(1)', undefined],
  ['null', undefined],
  ['', undefined],
])('%s is the site %s', (typed, site) => {
  expect(readEmbedOrigin(typed)).toBe(site);
  expect(EmbedOrigin.safeParse(typed).success).toBe(site === typed);
});
