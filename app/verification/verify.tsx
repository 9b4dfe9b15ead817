import { fillPath } from '@sigillum/api-contracts/endpoint.ts';
import { getVerifiedPageImage } from '@sigillum/api-contracts/verification/get-verified-page-image.ts';
import { getVerifiedPageText } from '@sigillum/api-contracts/verification/get-verified-page-text.ts';
import { getVerifiedRevision } from '@sigillum/api-contracts/verification/get-verified-revision.ts';
import type { Verification } from '@sigillum/api-contracts/verification/schemas.ts';
import { bridge, useApiClient } from '../http/browser-api.ts';
import { VerifyView } from './components/verify-view.tsx';
import { useVerification } from './use-verification.ts';

const pageImageUrl = ({ id, token }: Verification, index: number, page: number, scale: number): string =>
  `${bridge(fillPath(getVerifiedPageImage.path, { id, n: index, p: page - 1 }))}?${new URLSearchParams({ token, scale: String(scale) })}`;

export default function Verify() {
  const api = useApiClient();
  const { check, start, leave } = useVerification();
  return (
    <VerifyView
      check={check}
      onFile={(file) => void start(file)}
      onLeave={leave}
      loadRevision={({ id, token }, index) =>
        api.call(getVerifiedRevision, { params: { id, n: index }, query: { token } })
      }
      getPageUrl={pageImageUrl}
      readPageText={async ({ id, token }, index, page) => {
        const params = { id, n: index, p: page - 1 };
        return (await api.call(getVerifiedPageText, { params, query: { token } })).text.split('\n');
      }}
    />
  );
}
