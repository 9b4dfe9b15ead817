import * as z from 'zod';

/**
 * What the older service answers (OASIS DSS 1.0 in its JSON form, profile http://ais.swisscom.ch/1.1), as far as this
 * adapter reads it. One element of a list may stand there alone instead of as a list of one.
 */
const Text = z.string().min(1).max(10_000_000);
const listOf = <T extends z.ZodType>(item: T) =>
  z.preprocess((value) => (value === undefined || Array.isArray(value) ? value : [value]), z.array(item).optional());

const Signature = z.object({ Base64Signature: z.object({ $: Text }) });
const DocumentSignature = Signature.extend({ '@WhichDocument': z.string() });

/** SAML-like words of the result (DSS core, section 2.6), and what the mobile service said where it refused. */
const Result = z.object({
  ResultMajor: z.string(),
  ResultMinor: z.string().optional(),
  ResultMessage: z.union([z.string(), z.object({ $: z.string().optional() }).transform(({ $ }) => $ ?? '')]).optional(),
});
const StepUp = z.object({
  'sc.SerialNumber': z.string().optional(),
  /** Where the person enters password and code. */
  'sc.ConsentURL': z.string().optional(),
  'sc.MobileIDFault': z.object({ 'sc.Subcode': z.string().optional(), 'sc.Reason': z.string().optional() }).optional(),
});

export const AisAnswer = z.object({
  SignResponse: z.object({
    Result,
    OptionalOutputs: z
      .object({
        'async.ResponseID': Text.optional(),
        'sc.StepUpAuthorisationInfo': z.object({ 'sc.Result': StepUp.optional() }).optional(),
        'sc.RevocationInformation': z
          .object({
            'sc.CRLs': z.object({ 'sc.CRL': listOf(Text) }).optional(),
            'sc.OCSPs': z.object({ 'sc.OCSP': listOf(Text) }).optional(),
          })
          .optional(),
      })
      .optional(),
    SignatureObject: z
      .object({
        Base64Signature: z.object({ $: Text }).optional(),
        Other: z
          .object({ 'sc.SignatureObjects': z.object({ 'sc.ExtendedSignatureObject': listOf(DocumentSignature) }) })
          .optional(),
      })
      .optional(),
  }),
});
export type AisResponse = z.infer<typeof AisAnswer>['SignResponse'];
