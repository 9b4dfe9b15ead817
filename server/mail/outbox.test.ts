import { describe, expect, it } from 'vitest';
import { mayOpenOutbox } from './outbox.ts';

const local = { isLocal: true, smtpUrl: undefined };
const here = { ip: '127.0.0.1', isProxied: false, secret: undefined };
const far = { ip: '192.168.1.7', isProxied: false, secret: undefined };

describe('who may open the outbox', () => {
  it.each([
    ['this machine', local, here, true],
    ['this machine over IPv6', local, { ...here, ip: '::1' }, true],
    ['another machine', local, far, false],
    ['another machine with the secret', local, { ...far, secret: 's3cret' }, true],
    ['another machine with a wrong secret', local, { ...far, secret: 's3cre' }, false],
    ['another machine with an empty secret', local, { ...far, secret: '' }, false],
    ['an unknown address', local, { ...far, ip: '' }, false],
    ['a proxy on this machine', local, { ...here, isProxied: true }, false],
    ['a proxy on this machine with the secret', local, { ...here, isProxied: true, secret: 's3cret' }, true],
    ['this machine when the public URL is not local', { ...local, isLocal: false }, here, false],
    ['the secret when the public URL is not local', { ...local, isLocal: false }, { ...far, secret: 's3cret' }, false],
    ['this machine when a mail server sends the mail', { ...local, smtpUrl: 'smtp://mail' }, here, false],
  ])('%s', (_who, config, caller, isAllowed) => {
    expect(mayOpenOutbox(config, caller, 's3cret')).toBe(isAllowed);
  });
});
