import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { FreePlan } from '../pricing/plan-schemas.ts';
import { Email, Language } from '../schemas.ts';
import { line } from '../text.ts';
import { EidData } from './eid-data.ts';
import { proofProblems } from './proof.ts';
import { Password, PersonName, User, UserPreferences } from './schemas.ts';

export const updateUser = defineEndpoint({
  method: 'PUT',
  path: '/v1/user',
  auth: 'bearer',
  summary: 'Changes the caller’s account: the fields that are given, and only those.',
  description:
    'A new `email` is mailed a link and counts once that is opened; a new `mobile` is sent a code and counts once api/respond has got it ' +
    '(`phoneVerification.id`, until then the old ones stay). The answer does not tell whether an address has an account. `mobile: null` removes ' +
    'the number. Who changes either proves anew who they are: with `password`, or, within ten minutes after the login, without. Fields of `immutableEidFields` are refused when they would change, a ' +
    '`defaultQuality` when nobody can sign in it here under the `defaultLegislation` (error.sr.quality_not_available). The password has a way of its own.',
  body: z.strictObject({
    firstName: PersonName.optional(),
    lastName: PersonName.optional(),
    lang: Language.optional(),
    email: Email.optional(),
    /** Digits with country code, no +. */
    mobile: z
      .string()
      .regex(/^[1-9]\d{6,14}$/, { message: 'mobile' })
      .nullable()
      .optional(),
    password: Password.optional(),
    /**
     * The person's identity document, passed on to whoever identifies the person next and never told again; kept encrypted until that has
     * succeeded. Null forgets it. Our addition: the specification names the dialog alone.
     */
    eidData: EidData.nullable().optional(),
    attributes: z
      .strictObject({
        ...UserPreferences.partial().shape,
        p11SigningName: line(200).nullable().optional(),
        p11SigningReason: line(500).nullable().optional(),
        frontendVersion: line(50).nullable().optional(),
        celloUcc: line(200).nullable().optional(),
        /** False says that the person has seen the end of the membership; nobody can set it to true. */
        removedFromBusiness: z.literal(false).optional(),
        businessDeleted: z.literal(false).optional(),
        /** Takes the free plan that follows (`planChange`), and no other one. Our addition. */
        freeAccountType: FreePlan.optional(),
      })
      .optional(),
  }),
  responses: { 200: User },
  problems: [
    'error.user.field_fixed',
    'error.user.code_locked',
    'error.user.code_too_soon',
    'error.sr.quality_not_available',
    'error.billing.plan_not_offered',
    ...proofProblems,
  ],
  ownTransaction: true,
});
