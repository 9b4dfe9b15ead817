/** What somebody wrote to the operator, and what they agreed to in the words that they read. */
export interface ContactForm {
  email: string;
  firstName: string;
  lastName: string;
  /** Empty without any. */
  company: string;
  message: string;
  consent: string;
  news: string | undefined;
}

/** Who takes what people write by the contact form. */
export interface FormsService {
  /** Whether people who want news get any. */
  readonly hasNews: boolean;
  /** Throws FormsRefusal where the form is at fault, else FormsServiceError. Nothing is repeated by itself. */
  submit(form: ContactForm): Promise<void>;
}

/** The service cannot take anything now. The message is for the operator's log and holds nothing of the form. */
export class FormsServiceError extends Error {
  override readonly name = 'FormsServiceError';
}

/** The service does not take this form, with the word that it gave for that. */
export class FormsRefusal extends Error {
  override readonly name = 'FormsRefusal';
}
