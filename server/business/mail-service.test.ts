import { describe, expect, it } from 'vitest';
import { chooseAttached, listAttachable } from './mail-service.ts';
import { readSettings } from './read-settings.ts';

const set = (signedDocument: object) => readSettings({ mailService: { attachments: { signedDocument } } });
const unset = readSettings({});

describe('what goes with the last mail', () => {
  it('is for whoever sends to choose, and nothing, where an organisation has set nothing', () => {
    expect(listAttachable(unset)).toEqual(['SIGNED_DOCUMENT', 'SIGNATURE_PROTOCOL']);
    expect(chooseAttached(unset, undefined)).toEqual([]);
    expect(chooseAttached(unset, ['SIGNATURE_PROTOCOL'])).toEqual(['SIGNATURE_PROTOCOL']);
  });

  it.each([
    ['on, and may be changed', { enabled: true, customisable: true }, undefined, true],
    ['on, and may be changed, and was', { enabled: true, customisable: true }, false, false],
    ['on, and fixed', { enabled: true, customisable: false }, false, true],
    ['off, and may be changed, and was', { enabled: false, customisable: true }, true, true],
    ['off, and fixed', { enabled: false, customisable: false }, true, false],
  ])('is as the organisation has set it: %s', (_, setting, isWished, goes) => {
    const wished = isWished === undefined ? undefined : isWished ? (['SIGNED_DOCUMENT'] as const) : [];
    expect(chooseAttached(set(setting), wished)).toEqual(goes ? ['SIGNED_DOCUMENT'] : []);
    expect(listAttachable(set(setting)).includes('SIGNED_DOCUMENT')).toBe(setting.customisable);
  });
});
