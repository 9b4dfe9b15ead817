import * as z from 'zod';

/**
 * What the Cloud Signature Consortium API v2.0 answers, as far as this adapter reads it. Unknown members are left alone:
 * services add their own. Section numbers are those of the published specification.
 */
const Text = z.string().min(1).max(100_000);
const Texts = z.array(Text).max(1000);

/** Section 11.1, `info`. */
export const ServiceInfo = z.object({
  name: z.string().default(''),
  authType: z.array(z.string()).default([]),
  /** Base address of the OAuth 2.0 endpoints. */
  oauth2: z.string().optional(),
  /** Issuer whose metadata (RFC 8414) names the endpoints. */
  oauth2Issuer: z.string().optional(),
  asynchronousOperationMode: z.boolean().default(false),
  methods: z.array(z.string()),
  signAlgorithms: z.object({ algos: z.array(z.string()) }).optional(),
  conformance_levels: z.array(z.string()).optional(),
});
export type ServiceInfo = z.infer<typeof ServiceInfo>;

/** RFC 8414, section 2. */
export const ServerMetadata = z.object({
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  pushed_authorization_request_endpoint: z.string().optional(),
});

/** Section 11.4, `credentials/list`. */
export const CredentialList = z.object({ credentialIDs: z.array(Text) });

/** Section 8.3.1: what a signer has to show before a key may be used. */
export const AuthenticationObject = z.object({
  type: Text,
  id: Text,
  label: z.string().optional(),
  description: z.string().optional(),
  generator: z.string().optional(),
});
export type AuthenticationObject = z.infer<typeof AuthenticationObject>;

/** Section 11.5, `credentials/info`. */
export const CredentialInfo = z.object({
  /** For which kind of signature the key is. */
  signatureQualifier: z.string().optional(),
  key: z.object({ status: z.enum(['enabled', 'disabled']), algo: Texts }),
  cert: z.object({ status: z.string().optional(), certificates: Texts.optional() }),
  auth: z
    .object({ mode: z.enum(['explicit', 'oauth2code', 'implicit']), objects: z.array(AuthenticationObject).optional() })
    .default({ mode: 'explicit' }),
  SCAL: z.string().default('1'),
  multisign: z.number().int().min(1),
});
export type CredentialInfo = z.infer<typeof CredentialInfo>;

/** Sections 11.6 and 11.7: the activation data, or (status 202) a handle to ask again with. */
export const CredentialAuthorization = z.object({
  SAD: Text.optional(),
  expiresIn: z.number().optional(),
  handle: Text.optional(),
});
export type CredentialAuthorization = z.infer<typeof CredentialAuthorization>;

/** Section 11.8. Nothing comes back when the challenge went to the signer's phone. */
export const Challenge = z.object({ challenge: z.string().optional() });

/** Section 8.4.4. */
export const TokenAnswer = z.object({
  access_token: Text,
  token_type: z.string().optional(),
  expires_in: z.number().optional(),
  credentialID: Text.optional(),
});

/** Section 8.4.3 and RFC 9126, section 2.2. */
export const PushedRequest = z.object({ request_uri: Text });

/** Section 11.11: what a signature needs to be validated later. */
const ValidationInfo = z.object({
  ocsp: Texts.optional(),
  crl: Texts.optional(),
  certificates: Texts.optional(),
});

/** Sections 11.10 to 11.12: signatures, or the id under which they will be found. */
export const SigningAnswer = z.object({
  signatures: Texts.optional(),
  SignatureObject: Texts.optional(),
  validationInfo: ValidationInfo.optional(),
  responseID: Text.optional(),
});
export type SigningAnswer = z.infer<typeof SigningAnswer>;

/** Section 11.13. */
export const TimestampAnswer = z.object({ timestamp: Text });

/** Section 10.2, and RFC 6749, section 5.2. */
export const ErrorAnswer = z.object({ error: z.string(), error_description: z.string().optional() });
