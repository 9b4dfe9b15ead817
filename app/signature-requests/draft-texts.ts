import { Message, Title } from '@sigillum/api-contracts/signature-requests/inputs.ts';
import { describeViolation, readIssue, type TextReference } from '../forms/describe-violation.ts';

/** The texts of a draft as they are typed, valid or not. */
export interface DraftTexts {
  title: string;
  message: string;
}

const schemas = { title: Title, message: Message } as const;

/** What is wrong with a text, or undefined. The same rule as the API's. */
export function judgeText(name: keyof DraftTexts, value: string): TextReference | undefined {
  const { error } = schemas[name].safeParse(value);
  return error?.issues[0] && describeViolation(readIssue(error.issues[0]));
}
