import type { LoaderFunctionArgs } from 'react-router';
import { dueDialogContext } from '../context.ts';

/** Every layout has this loader: without one the middleware would not run when somebody navigates in the browser. */
export function loader({ context }: LoaderFunctionArgs) {
  return { dueDialog: context.get(dueDialogContext) };
}
