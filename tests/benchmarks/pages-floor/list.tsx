import { Link, useLoaderData } from 'react-router';

/** What a row of the dashboard tells, with nothing around it. */
export function loader() {
  const requests = Array.from({ length: 25 }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    title: `Rental agreement ${index}`,
    documentCount: 1,
    quality: 'Simple electronic signature',
    status: 'To sign',
    signers: [{ sid: `s${index}`, name: 'Nora Ammann', status: 'Open' }],
    signed: 0,
    updatedAt: '2026-11-23T09:30:00.000Z',
  }));
  return { requests };
}

export default function List() {
  const { requests } = useLoaderData<typeof loader>();
  return (
    <table>
      <caption>Signature requests</caption>
      <thead>
        <tr>
          <th>Title</th>
          <th>Status</th>
          <th>Signers</th>
          <th>Last change</th>
        </tr>
      </thead>
      <tbody>
        {requests.map(({ id, title, documentCount, quality, status, signers, signed, updatedAt }) => (
          <tr key={id}>
            <th>
              <Link to={`/view/${id}`}>{title}</Link>
              <span>
                {documentCount} document · {quality}
              </span>
            </th>
            <td>{status}</td>
            <td>
              <ul>
                {signers.map((signer) => (
                  <li key={signer.sid}>
                    {signer.name}: {signer.status}
                  </li>
                ))}
              </ul>
              {signed} of {signers.length} signed
            </td>
            <td>{updatedAt}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
