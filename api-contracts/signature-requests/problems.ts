import type { ProblemTable } from '../problem.ts';

const refuse = <const M extends string>(message: M) =>
  ({ status: 422, name: 'problem-with-message', message }) as const;

/** Problems of a signature request's life. */
export const signatureRequestsProblems = {
  'error.sr.not_draft': refuse('The request was already sent. Only a draft can be changed this way.'),
  'error.sr.not_open': refuse('The request is not open any more. Reload to see what happened.'),
  'error.sr.withdrawn': refuse('The request was withdrawn by its owner. There is nothing left to do.'),
  'error.sr.already_signed_by_somebody': refuse(
    'Somebody has already signed, so signers and documents cannot change any more.',
  ),
  'error.sr.no_document': refuse('The request has no document. Add one before you send it.'),
  'error.sr.conversion_not_accepted': refuse(
    'A document is a PDF that was made of another file, and nobody has looked at it. Look at it and accept it before others see it.',
  ),
  'error.sr.no_signer': refuse('The request has no signer. Add one before you send it.'),
  'error.sr.too_many_attachments': {
    status: 422,
    name: 'limit-exceeded',
    message: 'A request can have at most 20 attachments.',
  },
  'error.sr.too_many_documents': {
    status: 422,
    name: 'limit-exceeded',
    message: 'A request may have at most 50 documents.',
  },
  'error.sr.last_document_cannot_be_removed': refuse(
    'A request needs at least one document, and one for each signer. Add another one first.',
  ),
  'error.sr.quality_not_available': refuse('This signature quality is not offered here. Choose another one.'),
  'error.sr.mobile_required': refuse(
    'This quality sends a code by SMS, but a signer without account has no mobile number. Add it and send again.',
  ),
  'error.sr.placement_outside_page': refuse('A visual signature lies outside its page. Move it onto the page.'),
  'error.sr.not_a_colleague': refuse(
    'Only people of your organisation can be named to read or change a request. Add others as observers.',
  ),
  'error.sr.no_team': refuse('Only a request of an organisation can be put into the inbox of a team.'),
  'error.sr.observer_exists': refuse('This person already observes the request.'),
  'error.sr.delegation_not_allowed': refuse(
    'This signature cannot be handed on: the owner has ruled it out, or the request is a regulated record.',
  ),
  'error.sr.delegated_already': refuse('This signature was handed on already. It cannot be handed on again.'),
  'error.sr.delegate_self': refuse('This is your own address. Name somebody else.'),
  'error.sr.delegate_signs_already': refuse('This person signs the request already. Name somebody else.'),
  'error.sr.group_not_available': refuse(
    'This group is not there any more, or nobody is in it. Choose another one, or a person.',
  ),
  'error.sr.changed_meanwhile': refuse('Somebody else changed the request meanwhile. Reload and try again.'),
  'error.sr.expiration_passed': refuse('The expiry date has passed. Choose a later one and send again.'),
  'error.sr.form_field_unknown': refuse(
    'The document has no signature field of this name. Choose another place for the signature.',
  ),
  'error.sr.form_field_locks': refuse(
    'A signature field of the document locks it for everybody who signs after. Have its signer sign last, or choose another place.',
  ),
  'error.sr.form_field_demands': refuse(
    'The author of a signature field demands of its signature what signatures made here do not have. Choose another place.',
  ),
  'error.sr.too_many_signers': {
    status: 422,
    name: 'limit-exceeded',
    message: 'A request may have at most 100 signers.',
  },
  'error.sr.too_many_observers': {
    status: 422,
    name: 'limit-exceeded',
    message: 'A request may have at most 100 observers.',
  },
  'error.sr.too_many_questions': {
    status: 422,
    name: 'limit-exceeded',
    message: 'A signer can ask at most 20 questions about a request.',
  },
  'error.sr.answered_already': refuse('This question was answered already. Reload to see the answer.'),
  'error.sr.not_correctable': refuse('This request cannot be corrected: it is a draft, or everybody has signed.'),
  'error.sr.corrected_already': refuse('There is a corrected version already. Open that one.'),
  'error.sr.corrected_one_signed': refuse(
    'Meanwhile everybody has signed the version before, so that one counts. Delete this draft.',
  ),
  'error.field.rules': refuse(
    'The rules of a field do not fit its kind, contradict each other or rule out what stands in it from the beginning. Change them.',
  ),
  'error.field.condition': refuse(
    'A field depends on another one that is not there, or that somebody else fills in. Choose a field of the same signer.',
  ),
  'error.field.circle': refuse(
    'Fields depend on each other in a circle, so that none of them would ever be shown. Break the circle.',
  ),
  'error.field.document_signed': refuse(
    'The document was signed before it was uploaded. It cannot have fields: they would break its signatures.',
  ),
  'error.field.form_gone': refuse(
    'A document has changed since its form was read, or some of its fields have been taken already. Read it again.',
  ),
  'error.field.form_fixed': refuse(
    'A field of the document’s own form keeps its kind, its place and its answers. Change what it is called and who fills it in.',
  ),
  'error.field.file_macros': refuse(
    'The file holds macros, which run when somebody opens it. Save it without them, or as a PDF.',
  ),
  'error.field.file_too_large': {
    status: 413,
    name: 'limit-exceeded',
    message: 'A file that a field asks for may have 10 MB. Use a smaller file.',
  },
  'error.placeholder.gone': refuse(
    'A document has changed since its placeholders were looked for, or some of them are used already. Look for them again.',
  ),
  'error.placeholder.too_many': {
    status: 422,
    name: 'limit-exceeded',
    message: 'One person can have at most 100 signatures in a document, and a request 500 fields. Accept fewer.',
  },
  'error.send_to.code_wrong': refuse(
    'This access code does not open what lies here. Check it with whoever gave it to you.',
  ),
  'error.send_to.claimed': refuse('Somebody else has already taken this document over.'),
  'error.send_to.expired': refuse('Nobody took this document over within a day. Ask for a new address and code.'),
  'error.rate_limit.reminder': {
    status: 429,
    name: 'limit-exceeded',
    message: 'Each signer can be reminded once an hour. Try again later.',
  },
} as const satisfies ProblemTable;
