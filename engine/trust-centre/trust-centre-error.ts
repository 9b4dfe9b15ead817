/** What can be wrong with the folder of a trust centre; stable words. */
type TrustCentreProblem =
  | 'missing'
  | 'half_written'
  | 'parameters_damaged'
  | 'wrong_passphrase'
  | 'key_missing'
  | 'key_damaged'
  | 'certificate_missing'
  | 'certificate_damaged'
  | 'key_of_another_certificate'
  | 'register_missing'
  | 'register_damaged'
  | 'list_number_damaged'
  | 'authority_ended'
  | 'root_key_away'
  | 'not_issued_here'
  | 'file_refused';

/** The trust centre cannot do what was asked. The message is a sentence for the operator that says what to do. */
export class TrustCentreError extends Error {
  override name = 'TrustCentreError';
  readonly problem: TrustCentreProblem;

  constructor(problem: TrustCentreProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
