import * as z from 'zod';

/**
 * What the Multiple Authentication Broker and the signing interface behind it answer, as far as this adapter reads it
 * (the service's published OpenAPI descriptions `mab-api` and `etsi-sign-api`).
 */
const Text = z.string().min(1).max(10_000_000);
const Texts = z.array(Text).max(1000);
const seconds = z.coerce.number().positive();

/** OpenID Connect Discovery with the addresses for mutual TLS (RFC 8705, section 5). */
export const BrokerMetadata = z.object({
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  pushed_authorization_request_endpoint: z.string(),
  backchannel_authentication_endpoint: z.string().optional(),
  webfinger_endpoint: z.string().optional(),
  terms_and_conditions_endpoint: z.string().optional(),
  mtls_endpoint_aliases: z
    .object({
      webfinger_endpoint: z.string().optional(),
      token_endpoint: z.string().optional(),
      pushed_authorization_request_endpoint: z.string().optional(),
      backchannel_authentication_endpoint: z.string().optional(),
    })
    .default({}),
});

/** `ParResponse`. */
export const PushedAnswer = z.object({ request_uri: Text, expires_in: seconds.optional() });

/** `TokenResponse` and `OauthTokenSignResponse`: the token is the signature activation data (SAD), a JWT. */
export const SadAnswer = z.object({ access_token: Text, expires_in: seconds.optional() });

/** `OauthAuthenticationResponse`. */
export const BackchannelAnswer = z.object({
  auth_req_id: Text,
  expires_in: seconds.optional(),
  interval: seconds.default(5),
});

/** `VerifyPasswordResponse` and `VerifyOtpResponse`. */
export const SecretAnswer = z.object({
  authenticated: z.boolean().optional(),
  reSendingAllowed: z.coerce.number().int().optional(),
});
export type SecretAnswer = z.infer<typeof SecretAnswer>;

/** The same for somebody who is to be identified: `ident_process_data` is where the person goes, or a word for a program of the vendor's. */
export const IdentBegun = z.object({ auth_req_id: Text, ident_process_data: Text });

/** `OauthTokenAuthResponse`: that somebody has been identified, and nothing of what stood in the document. */
export const IdentAnswer = z.object({ id_token: Text });
export const IdentClaims = z.object({ transaction_id: Text.optional(), iat: z.number().optional() });

/** `WebfingerResponse`. */
export const WebfingerAnswer = z.object({
  properties: z.object({
    'urn:mab:sign:platform': z.string().optional(),
    'urn:mab:sign:eligible': z.enum(['true', 'false']).optional(),
    'urn:mab:sign:evidenceExpiryDate': z.iso.date().optional(),
    'urn:mab:sign:status': z.string().optional(),
  }),
});

/** The terms of use by the names of their files, as the reference client reads them. */
export const TermsAnswer = z.record(z.string(), z.unknown());
export const TermsFile = z.object({ sha256: Text });

/** `EtsiSignResponse`. */
export const SignDocAnswer = z.object({
  SignatureObject: Texts,
  validationInfo: z.object({ ocsp: Texts.default([]), crl: Texts.default([]) }).default({ ocsp: [], crl: [] }),
});

/** `ApiError` and its kin, and the parameters of a redirect that brings an error. */
export const BrokerProblem = z.object({
  error: z.string(),
  error_cause: z.string().optional(),
  error_description: z.string().optional(),
});
export type BrokerProblem = z.infer<typeof BrokerProblem>;

/** What we read of the activation data; its signature is the signing interface's to check, not ours. */
export const SadClaims = z.object({
  aud: z.union([
    z.string(),
    z
      .array(z.string())
      .length(1)
      .transform(([only]) => only!),
  ]),
  exp: z.number().optional(),
  nonce: z.string().optional(),
});
