import { data } from 'react-router';

/** What a form has sent. A body that is no form, which no page of ours sends, is refused with 400 and is no failure of the server. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError) throw data(null, { status: 400 });
    throw error;
  }
}
