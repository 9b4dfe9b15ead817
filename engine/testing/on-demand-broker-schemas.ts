import * as z from 'zod';

/**
 * The messages to broker and signing interface as the published OpenAPI descriptions have them, strictly: what the local
 * service takes is held against them, so that it cannot drift towards what our adapter happens to send.
 */
const SHA_256 = z.literal('2.16.840.1.101.3.4.2.1');
const CredentialId = z.enum([
  'OnDemand-Advanced4',
  'OnDemand-Advanced4.1-EU',
  'OnDemand-Qualified4',
  'OnDemand-Qualified4.1-EU',
]);
const Hash = z.base64().length(44);
export const Namespace = z.enum(['msisdn', 'MSA', 'STS', 'MSAINT', 'FUT', 'PWDOTP', 'WBAUTHN']);

export const Claims = z.strictObject({
  credentialID: CredentialId,
  documentDigests: z.array(z.strictObject({ hash: Hash, label: z.string().optional() })).min(1),
  hashAlgorithmOID: SHA_256,
});
export const CreateParRequest = z.strictObject({
  client_id: z.uuid(),
  client_secret: z.uuid(),
  // Compared with the registered one letter by letter: what goes along belongs into `state`.
  redirect_uri: z.url().refine((url) => new URL(url).search === ''),
  login_hint: z
    .strictObject({ identifier: z.string().optional(), namespace: Namespace, email: z.email().optional() })
    .optional(),
  state: z.string().optional(),
  scope: z.literal('sign'),
  claims: Claims,
});
export const TokenRequest = z.strictObject({
  client_id: z.uuid(),
  client_secret: z.uuid(),
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.url().optional(),
});
export const BackchannelRequest = z.strictObject({
  client_id: z.uuid(),
  client_secret: z.uuid(),
  scope: z.literal('sign'),
  login_hint_token: z.string(),
  claims_token: z.string(),
  token_delivery_mode: z.enum(['pull', 'push', 'ping']),
});
export const BackchannelTokenRequest = z.strictObject({
  client_id: z.uuid(),
  client_secret: z.uuid(),
  grant_type: z.literal('urn:openid:params:grant-type:ciba'),
  auth_req_id: z.uuid(),
});
export const VerifyPasswordRequest = z.strictObject({
  client_id: z.uuid(),
  client_secret: z.uuid(),
  auth_req_id: z.string(),
  password: z.string(),
});
export const VerifyOtpRequest = z
  .strictObject({
    client_id: z.uuid(),
    client_secret: z.uuid(),
    auth_req_id: z.string(),
    otp: z.string().optional(),
    resend: z.boolean().optional(),
  })
  .refine(({ otp, resend }) => (otp === undefined) !== (resend === undefined));
export const SignDocRequest = z.strictObject({
  SAD: z.string(),
  conformanceLevel: z.enum(['AdES-B-B', 'AdES-B-T', 'AdES-B-LT', 'AdES-B-LTA']),
  documentDigests: z.strictObject({ hashAlgorithmOID: SHA_256, hashes: z.array(Hash).min(1) }),
  signatureFormat: z.enum(['P', 'C']),
  credentialID: CredentialId,
  client_id: z.string().optional(),
});
