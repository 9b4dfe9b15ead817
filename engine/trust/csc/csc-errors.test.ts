import { describe, expect, it } from 'vitest';

import { toTrustError } from './csc-errors.ts';

describe('errors of a CSC service', () => {
  it.each([
    [400, 'access_denied', '', 'refused', 'declined'],
    [400, 'invalid_authentication_data', 'The authentication data is invalid', 'refused', 'code_wrong'],
    [400, 'invalid_otp', 'The OTP is invalid', 'refused', 'code_wrong'],
    [400, 'invalid_request', 'Credential locked', 'refused', 'code_locked'],
    [400, 'invalid_request', 'Numbers of signatures is too high', 'refused', 'exhausted'],
    [400, 'invalid_request', 'Signing certificate is expired', 'refused', 'not_identified'],
    [400, 'invalid_request', 'The credential identified by credentialID is disabled', 'refused', 'not_identified'],
    [400, 'invalid_request', 'Invalid parameter credentialID', 'refused', 'not_identified'],
    [400, 'invalid_request', 'Invalid parameter handle', 'expired', 'timeout'],
    [400, 'invalid_request', 'SAD expired', 'expired', undefined],
    [400, 'invalid_request', 'Invalid parameter SAD', 'expired', undefined],
    [400, 'invalid_request', 'Hash is not authorized by the SAD', 'refused', undefined],
    [403, 'invalid_hash', 'Document or documentDigest does not match authorized hash', 'refused', undefined],
    [400, 'invalid_grant', 'Authorization code is invalid or expired', 'expired', undefined],
    [401, 'invalid_token', 'The access token is not valid', 'expired', undefined],
    [401, 'invalid_client', '', 'unavailable', undefined],
    [400, 'invalid_scope', '', 'unavailable', undefined],
    [400, 'serial_number_mismatch', '', 'refused', 'serial_mismatch'],
    [400, 'invalid_request', 'Serial number does not match', 'refused', 'serial_mismatch'],
    [400, 'invalid_request', 'Something of our own making', 'refused', undefined],
    [500, 'server_error', '', 'unavailable', undefined],
    [503, 'temporarily_unavailable', '', 'unavailable', undefined],
    [500, 'invalid_grant', '', 'unavailable', undefined],
    [429, '', '', 'unavailable', undefined],
    [500, 'invalid_request', 'Credential locked', 'refused', 'code_locked'],
  ])('status %i, %j, %j is %s (%s)', (status, error, description, failure, reason) => {
    expect(toTrustError({ status, error, description })).toMatchObject({ failure, reason });
  });

  it('keeps the words of the service short', () => {
    const { message } = toTrustError({ status: 400, error: 'invalid_request', description: 'x'.repeat(10_000) });
    expect(message.length).toBeLessThan(400);
  });
});
