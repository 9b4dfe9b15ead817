import * as z from 'zod';

/**
 * The messages of the Cloud Signature Consortium API v2.0 as the specification's tables have them, strictly: what the
 * local service takes and gives is held against them, so that it cannot drift towards what our adapter happens to do.
 */
const Oid = z.string().regex(/^\d+(\.\d+)+$/);
const Base64 = z.base64().min(1);
const count = z.number().int().min(1);

const AuthType = z.enum(['external', 'TLS', 'basic', 'digest', 'oauth2code', 'oauth2client']);
const AuthObject = z.strictObject({
  type: z.enum(['Password', 'PasswordOOB', 'ChallengeResponse', 'ChallengeResponseOOB']),
  id: z.string(),
  format: z.enum(['A', 'N']).optional(),
  generator: z.string().optional(),
  label: z.string().optional(),
  description: z.string().optional(),
});
const CertTime = z.string().regex(/^\d{14}Z$/);
const operation = {
  operationMode: z.enum(['S', 'A']).optional(),
  validity_period: count.optional(),
  response_uri: z.url().optional(),
  clientData: z.string().optional(),
};

/** Each method's input (section 11). */
export const CSC_INPUTS = {
  info: z.strictObject({ lang: z.string().optional() }),
  'credentials/list': z.strictObject({
    userID: z.string().optional(),
    credentialInfo: z.boolean().optional(),
    certificates: z.enum(['none', 'single', 'chain']).optional(),
    certInfo: z.boolean().optional(),
    authInfo: z.boolean().optional(),
    onlyValid: z.boolean().optional(),
    lang: z.string().optional(),
    clientData: z.string().optional(),
  }),
  'credentials/info': z.strictObject({
    credentialID: z.string(),
    certificates: z.enum(['none', 'single', 'chain']).optional(),
    certInfo: z.boolean().optional(),
    authInfo: z.boolean().optional(),
    lang: z.string().optional(),
    clientData: z.string().optional(),
  }),
  'credentials/authorize': z.strictObject({
    credentialID: z.string(),
    numSignatures: count,
    hashes: z.array(Base64).min(1),
    hashAlgorithmOID: Oid,
    authData: z.array(z.strictObject({ id: z.string(), value: z.string().optional() })).optional(),
    description: z.string().max(500).optional(),
    clientData: z.string().optional(),
  }),
  'credentials/authorizeCheck': z.strictObject({ handle: z.string() }),
  'credentials/getChallenge': z.strictObject({ credentialID: z.string(), authObjectID: z.string() }),
  'credentials/sendOTP': z.strictObject({ credentialID: z.string() }),
  'signatures/signHash': z.strictObject({
    credentialID: z.string(),
    SAD: z.string().optional(),
    hashes: z.array(Base64).min(1),
    hashAlgorithmOID: Oid.optional(),
    signAlgo: Oid,
    signAlgoParams: Base64.optional(),
    ...operation,
  }),
  'signatures/signDoc': z
    .strictObject({
      credentialID: z.string().optional(),
      signatureQualifier: z.string().optional(),
      SAD: z.string().optional(),
      documentDigests: z
        .array(
          z.strictObject({
            hashes: z.array(Base64).min(1),
            hashAlgorithmOID: Oid.optional(),
            signature_format: z.enum(['C', 'X', 'P', 'J']),
            conformance_level: z.string().regex(/^Ades-(B-B|B-T|B-LT|B-LTA|B|T|LT|LTA)$/i),
            signAlgo: Oid,
            signAlgoParams: Base64.optional(),
          }),
        )
        .min(1),
      returnValidationInfo: z.boolean().optional(),
      ...operation,
    })
    .refine(({ credentialID, signatureQualifier }) => credentialID ?? signatureQualifier, 'one of the two'),
  'signatures/signPolling': z.strictObject({ requestID: z.string(), clientData: z.string().optional() }),
  'signatures/timestamp': z.strictObject({
    hash: Base64,
    hashAlgo: Oid,
    nonce: z
      .string()
      .regex(/^[0-9a-f]+$/i)
      .optional(),
    clientData: z.string().optional(),
  }),
} as const;
export type CscMethod = keyof typeof CSC_INPUTS;

const Authorization = z.union([
  z.strictObject({ SAD: z.string(), expiresIn: count.optional() }),
  z.strictObject({ handle: z.string() }),
]);
const Pending = z.strictObject({ responseID: z.string() });

/** Each method's output (section 11). */
export const CSC_OUTPUTS: Record<CscMethod, z.ZodType> = {
  info: z.strictObject({
    specs: z.string().regex(/^2\./),
    name: z.string().max(255),
    logo: z.url(),
    region: z.string().length(2),
    lang: z.string(),
    description: z.string().max(255),
    authType: z.array(AuthType).min(1),
    oauth2: z.url().optional(),
    oauth2Issuer: z.url().optional(),
    asynchronousOperationMode: z.boolean().optional(),
    methods: z.array(z.string()).min(1),
    validationInfo: z.boolean().optional(),
    signAlgorithms: z.strictObject({ algos: z.array(Oid).min(1) }),
    signature_formats: z.strictObject({
      formats: z.array(z.string()),
      envelope_properties: z.array(z.array(z.string())),
    }),
    conformance_levels: z.array(z.string()),
  }),
  'credentials/list': z.strictObject({ credentialIDs: z.array(z.string()), onlyValid: z.boolean().optional() }),
  'credentials/info': z.strictObject({
    description: z.string().optional(),
    signatureQualifier: z.string().optional(),
    key: z.strictObject({
      status: z.enum(['enabled', 'disabled']),
      algo: z.array(Oid).min(1),
      len: count,
      curve: Oid.optional(),
    }),
    cert: z.strictObject({
      status: z.enum(['valid', 'expired', 'revoked', 'suspended']),
      certificates: z.array(Base64).min(1),
      issuerDN: z.string(),
      serialNumber: z.string(),
      subjectDN: z.string(),
      validFrom: CertTime,
      validTo: CertTime,
    }),
    auth: z.strictObject({
      mode: z.enum(['explicit', 'oauth2code']),
      expression: z.string().optional(),
      objects: z.array(AuthObject).optional(),
    }),
    SCAL: z.enum(['1', '2']).optional(),
    multisign: count,
    lang: z.string().optional(),
  }),
  'credentials/authorize': Authorization,
  'credentials/authorizeCheck': Authorization,
  'credentials/getChallenge': z.strictObject({ challenge: z.string() }),
  'credentials/sendOTP': z.strictObject({}),
  'signatures/signHash': z.union([z.strictObject({ signatures: z.array(Base64).min(1) }), Pending]),
  'signatures/signDoc': z.union([
    z.strictObject({
      SignatureObject: z.array(Base64).min(1),
      validationInfo: z
        .strictObject({
          ocsp: z.array(Base64).optional(),
          crl: z.array(Base64).optional(),
          certificates: z.array(Base64).optional(),
        })
        .optional(),
    }),
    Pending,
  ]),
  'signatures/signPolling': z.union([
    z.strictObject({ signatures: z.array(Base64).min(1) }),
    z.looseObject({ SignatureObject: z.array(Base64).min(1) }),
    z.strictObject({ error: z.literal('accepted_request'), error_description: z.string() }),
  ]),
  'signatures/timestamp': z.strictObject({ timestamp: Base64 }),
};

/** Section 8.4.2: what a browser or a pushed request brings to `oauth2/authorize` for the scope `credential`. */
export const CREDENTIAL_REQUEST = z
  .strictObject({
    response_type: z.literal('code'),
    client_id: z.string(),
    redirect_uri: z.url(),
    scope: z.literal('credential'),
    code_challenge: z.string().regex(/^[\w-]{43}$/),
    code_challenge_method: z.literal('S256'),
    state: z.string(),
    lang: z.string().optional(),
    credentialID: z.string().optional(),
    signatureQualifier: z.string().optional(),
    numSignatures: z.string().regex(/^\d+$/),
    hashes: z.string().regex(/^[\w-]+(,[\w-]+)*$/),
    hashAlgorithmOID: Oid,
    description: z.string().max(500).optional(),
  })
  .refine(
    ({ credentialID, signatureQualifier }) => (credentialID === undefined) !== (signatureQualifier === undefined),
  );
