import type { ProblemTable } from '../problem.ts';

const refuse = <const M extends string>(message: M) =>
  ({ status: 422, name: 'problem-with-message', message }) as const;

/** Problems of signing. Step-up failures are never 401 (that would log out) and never 5xx. */
export const signingProblems = {
  'error.embed.ended': refuse('This page was opened already, or has waited too long. Load the page around it again.'),
  'error.sign.tan_required': refuse('We sent you a code, by e-mail or SMS. Enter it to sign.'),
  'error.sign.tan_invalid': refuse('The code is not right. Check it and try again.'),
  'error.sign.tan_expired': refuse('The code has expired. Ask for a new one.'),
  'error.sign.tan_locked': {
    status: 423,
    name: 'limit-exceeded',
    message: 'The code was wrong five times. Wait 15 minutes, then ask for a new one.',
  },
  'error.sign.tan_resend_too_soon': {
    status: 429,
    name: 'limit-exceeded',
    message: 'A code was sent less than 30 seconds ago. Wait a moment before you ask for another.',
  },
  'error.sign.documents_changed': refuse(
    'These are not the documents that you were shown, or for which your code was sent. Look at them as they are now, then sign.',
  ),
  'error.sign.not_your_turn': refuse(
    'Somebody before you has to sign first. We will write to you when it is your turn.',
  ),
  'error.sign.signed_by_colleague': refuse(
    'Somebody else of your group has signed. There is nothing left to sign for you.',
  ),
  'error.sign.enough_signed': refuse(
    'Enough others have signed before you. Your signature is not needed any more, and there is nothing left for you to do.',
  ),
  'error.sign.declined': refuse('You have declined to sign.'),
  'error.sign.own_witness': refuse('You sign this yourself: nobody is witness of the own signature.'),
  'error.sign.already_signed': refuse('You have signed already.'),
  'error.sign.quality_insufficient': refuse('This request needs a higher signature quality than you have.'),
  'error.sign.locked': {
    status: 423,
    name: 'problem-with-message',
    message: 'Another person is signing this request right now. Try again in a few seconds.',
  },
  'error.sign.seal_not_available': refuse('There is no seal of this name that you may use.'),
  'error.sign.mobile_required': refuse(
    'A code by SMS proves who signs, but no mobile number is known. Add yours to your profile, or ask the sender to add it.',
  ),
  'error.sign.part11_required': refuse('This request is a regulated record. Give signingName and signingReason.'),
  'error.sign.fields_missing': refuse(
    'Something that the document asks for is missing or cannot stay as it is. Fill it in, then sign.',
  ),
  'error.sign.certificate_revoked': refuse(
    'The certificate for this signature was revoked. Nothing was signed. Ask whoever runs the service.',
  ),
  'error.sign.not_identified': refuse(
    'The trust service does not know this person yet. An identification is needed first.',
  ),
  'error.sign.account_required': refuse(
    'The organisation that sent this request wants such a signature from people with an account only. Sign up with the invited address, then sign.',
  ),
  'error.sign.terms_required': refuse(
    'The terms of use of the trust service are not accepted yet. Accept them (POST /v1/user/accept, tou_swisscom), then sign.',
  ),
  'error.sign.serial_mismatch': refuse(
    'The means of authentication changed since the identification. Restore them or identify again.',
  ),
  'error.sign.exhausted': refuse('The signatures of the plan are used up. Ask whoever manages it for more.'),
  'error.sign.step_declined': refuse('The signature was declined at the trust service. Nothing was signed.'),
  'error.sign.step_timeout': refuse('Nobody confirmed the signature in time. Nothing was signed. Start again.'),
  'error.sign.step_unknown': refuse('No step of this signature waits for an answer. Start again.'),
  'error.sign.code_wrong': refuse('The password or the code of the trust service is not right. Try again.'),
  'error.sign.code_expired': refuse('The code of the trust service has expired. Ask for another one.'),
  'error.sign.password_wrong': refuse('The password of the trust service is not right. Try again.'),
  'error.sign.resend_refused': refuse('The trust service sends no other code now. Use the newest one, or start again.'),
  'error.sign.code_locked': {
    status: 423,
    name: 'limit-exceeded',
    message: 'The trust service has locked the person after too many wrong codes. Try later.',
  },
  'error.sign.failed': refuse('The signature could not be made. Nothing was changed. Try again.'),
} as const satisfies ProblemTable;
