import { defineMessages } from '../i18n/define-messages.ts';

/** Texts of a signer's questions, and of the sender's answers. */
export const signingQuestionMessages = defineMessages({
  ask: {
    id: 'signing.question.ask',
    defaultMessage: 'Ask a question',
    description: 'Button of a signer, beside those to sign and to decline.',
  },
  title: {
    id: 'signing.question.title',
    defaultMessage: 'What would you like to know?',
    description: 'Title of the dialog in which a signer asks the sender.',
  },
  text: {
    id: 'signing.question.text',
    defaultMessage:
      'Your question about “{title}” goes to whoever sent it. You get the answer {isTold, select, true {by e-mail and here} other {here, at the same link}}, and can still sign or decline.',
    description: 'In the dialog in which a signer asks the sender.',
  },
  field: {
    id: 'signing.question.field',
    defaultMessage: 'Question',
    description: 'Label of the text field in which a signer asks the sender.',
  },
  missing: {
    id: 'signing.question.missing',
    defaultMessage: 'Please write something first.',
    description: 'Below the text field of a question or an answer that was left empty.',
  },
  submit: {
    id: 'signing.question.submit',
    defaultMessage: 'Send question',
    description: 'Button of the dialog in which a signer asks the sender.',
  },
  sending: {
    id: 'signing.question.sending',
    defaultMessage: 'Sending',
    description: 'Read out while a question or an answer is being sent.',
  },
  sent: {
    id: 'signing.question.sent',
    defaultMessage: 'Your question has been sent',
    description: 'Snackbar.',
  },
  list: {
    id: 'signing.question.list',
    defaultMessage: 'Questions',
    description: 'Title of the list of questions and answers of a request.',
  },
  open: {
    id: 'signing.question.open',
    defaultMessage: 'Not answered yet',
    description: 'Below a question of a signer.',
  },
  answer: {
    id: 'signing.question.answer',
    defaultMessage: 'Answer',
    description:
      'Button below a question: opens the dialog in which it is answered. Also the label of the text field there.',
  },
  answerTitle: {
    id: 'signing.question.answer-title',
    defaultMessage: 'Answer this question',
    description: 'Title of the dialog in which the sender answers a signer.',
  },
  answerText: {
    id: 'signing.question.answer-text',
    defaultMessage: '{name} asks: “{question}”',
    description: 'In the dialog in which the sender answers a signer.',
  },
  answerSubmit: {
    id: 'signing.question.answer-submit',
    defaultMessage: 'Send answer',
    description: 'Button of the dialog in which the sender answers a signer.',
  },
  answered: {
    id: 'signing.question.answered',
    defaultMessage: 'Your answer has been sent',
    description: 'Snackbar.',
  },
});
