import type { Endpoint, EndpointCall } from '@sigillum/api-contracts/endpoint.ts';
import { userExample } from '@sigillum/api-contracts/user/examples.ts';
import { visualSignatureExample as example } from '@sigillum/api-contracts/visual-signatures/examples.ts';
import * as visualSignaturesEndpoints from '@sigillum/api-contracts/visual-signatures/index.ts';
import { describePact, type Given } from '../support/describe-pact.ts';
import { inkExample, pngExample, webpExample } from '../support/files.ts';
import { visit, visited } from '../support/signature-requests.ts';

const {
  createVisualSignature,
  deletePicture,
  deleteVisualSignature,
  getDefaultVisualSignature,
  getVisualSignature,
  listVisualSignatures,
  previewPicture,
  previewPictureDirectly,
  previewVisualSignature,
  previewVisualSignatureDirectly,
  updateVisualSignature,
  uploadPicture,
} = visualSignaturesEndpoints;
const { id: userId, email, firstName, lastName } = userExample;
const token = 'rB5nTq8uYw2Lk0ZsVc6mXh3PfJd9GaEi1oRv7tMbQyU';
const credentials = { bearer: token };
const account: Given = ['a person has an account', { id: userId, email, firstName, lastName }];
const live: Given = ['an access token of an account exists', { userId, token }];
const revoked: Given = ['an access token of an account exists', { userId, token, condition: 'revoked' }];
const { id, alias, name, optionalLine, location } = example;
const lines = { name, alias: alias!, optionalLine: optionalLine!, location: location! };
const saved: Given = ['a person has a visual signature', { userId, id, ...lines, hasPicture: true }];
const full: Given = ['a person has as many visual signatures as an account may have', { userId }];
const known = [account, live] as const;
const owning = [account, live, saved] as const;
const params = { id };
const foreign = { id: '9f8e7d6c-5b4a-4392-8170-0a1b2c3d4e5f' };
const image = { status: 200, example: webpExample } as const;
const png = { body: inkExample as unknown as BodyInit, contentType: 'image/png' };
const blank = { body: pngExample as unknown as BodyInit, contentType: 'image/png' };
const cutOff = { body: inkExample.subarray(0, 40) as unknown as BodyInit, contentType: 'image/png' };
const emoji = { ...lines, name: 'Nora 🖋' };
const bare = { ...example, hasCustomImage: false };

describePact('visual-signatures', (pact) => {
  const allows = <E extends Endpoint>(
    receives: string,
    endpoint: E,
    call: EndpointCall<E>,
    answers: { status: keyof E['responses'] & number; example: unknown },
    given: readonly [Given, ...Given[]] = owning,
  ) => pact.expects(receives, endpoint, { given, call, credentials, answers });
  const refuses = <E extends Endpoint>(
    receives: string,
    endpoint: E,
    call: EndpointCall<E>,
    key: NonNullable<Parameters<typeof pact.expects<E>>[2]['refuses']>,
    given: readonly [Given, ...Given[]] = owning,
  ) => pact.expects(receives, endpoint, { given, call, credentials, refuses: key });
  const refusesRevoked = <E extends Endpoint>(receives: string, endpoint: E, call: EndpointCall<E>) =>
    refuses(`${receives}, with a token that was revoked`, endpoint, call, 'error.auth.token_invalid', [
      account,
      revoked,
    ]);
  const list = (signatures: unknown[], defaultSignature: string | null) =>
    ({ status: 200, example: { signatures, defaultSignature } }) as const;

  allows('the visual signatures of an account', listVisualSignatures, {}, list([example], id));
  allows('the visual signatures of an account that has none', listVisualSignatures, {}, list([], null), known);
  refusesRevoked('the visual signatures of an account', listVisualSignatures, {});

  allows('a new visual signature', createVisualSignature, { body: lines }, { status: 201, example: bare }, known);
  refuses(
    'a visual signature without a name',
    createVisualSignature,
    { body: { ...lines, name: ' ' } },
    'error.validation',
  );
  refuses(
    'a visual signature with an emoji',
    createVisualSignature,
    { body: emoji },
    'error.visual_signature.not_drawable',
  );
  refuses('one visual signature too many', createVisualSignature, { body: lines }, 'error.visual_signature.too_many', [
    account,
    live,
    full,
  ]);
  refusesRevoked('a new visual signature', createVisualSignature, { body: lines });

  const elsewhere = { location: 'Bern' };
  allows(
    'another place for a visual signature',
    updateVisualSignature,
    { params, body: elsewhere },
    { status: 200, example: { ...example, ...elsewhere } },
  );
  refuses(
    'an emoji for a visual signature',
    updateVisualSignature,
    { params, body: { name: emoji.name } },
    'error.visual_signature.not_drawable',
  );
  refuses(
    'another place for a foreign visual signature',
    updateVisualSignature,
    { params: foreign, body: elsewhere },
    'error.not_found',
  );
  refusesRevoked('another place for a visual signature', updateVisualSignature, { params, body: elsewhere });

  const gone = { status: 200, example: { ok: true } } as const;
  allows('the end of a visual signature', deleteVisualSignature, { params }, gone);
  refuses('the end of a foreign visual signature', deleteVisualSignature, { params: foreign }, 'error.not_found');
  refusesRevoked('the end of a visual signature', deleteVisualSignature, { params });

  const kept = { status: 200, example } as const;
  allows('a picture for a visual signature', uploadPicture, { params, ...png }, kept);
  refuses(
    'a picture that is cut off for a visual signature',
    uploadPicture,
    { params, ...cutOff },
    'error.visual_signature.image_unreadable',
  );
  refuses(
    'a picture that shows nothing for a visual signature',
    uploadPicture,
    { params, ...blank },
    'error.visual_signature.image_empty',
  );
  refuses('a picture for a foreign visual signature', uploadPicture, { params: foreign, ...png }, 'error.not_found');
  refusesRevoked('a picture for a visual signature', uploadPicture, { params, ...png });
  allows('the end of a picture', deletePicture, { params }, { status: 200, example: bare });
  refuses('the end of a foreign picture', deletePicture, { params: foreign }, 'error.not_found');
  refusesRevoked('the end of a picture', deletePicture, { params });

  allows(
    'the image of a visual signature',
    getVisualSignature,
    { params, query: { qual: 'QES', leg: 'ZERTES' } },
    image,
  );
  refuses('the image of a foreign visual signature', getVisualSignature, { params: foreign }, 'error.not_found');
  refusesRevoked('the image of a visual signature', getVisualSignature, { params });
  allows('the image of the default visual signature', getDefaultVisualSignature, {}, image);
  refusesRevoked('the image of the default visual signature', getDefaultVisualSignature, {});
  allows('a preview without a picture', previewVisualSignature, { query: { name, date: 'false' } }, image, known);
  refuses(
    'a preview with an emoji',
    previewVisualSignature,
    { query: { name: emoji.name } },
    'error.visual_signature.not_drawable',
  );
  refusesRevoked('a preview without a picture', previewVisualSignature, {});
  allows('a preview with a picture', previewPicture, { query: { name }, ...png }, image, known);
  refuses(
    'a preview with a picture that is cut off',
    previewPicture,
    { query: { name }, ...cutOff },
    'error.visual_signature.image_unreadable',
  );
  refuses(
    'a preview with a picture that shows nothing',
    previewPicture,
    { query: { name }, ...blank },
    'error.visual_signature.image_empty',
  );
  refusesRevoked('a preview with a picture', previewPicture, { ...png });

  pact.expects('the image of a visitor’s signature', previewVisualSignatureDirectly, {
    given: visited(),
    call: { query: { lang: 'fr' } },
    credentials: { basic: visit },
    answers: image,
  });
  pact.expects('the image of a visitor’s signature, with a link that is not known', previewVisualSignatureDirectly, {
    given: visited(),
    call: {},
    credentials: { basic: { ...visit, userid: 'visitor-unknown' } },
    refuses: 'error.auth.credentials_invalid',
  });
  pact.expects('a visitor’s signature with an emoji', previewVisualSignatureDirectly, {
    given: visited(),
    call: { query: { name: emoji.name } },
    credentials: { basic: visit },
    refuses: 'error.visual_signature.not_drawable',
  });

  pact.expects('the image of a visitor’s signature with a picture', previewPictureDirectly, {
    given: visited(),
    call: { query: { lang: 'fr' }, ...png },
    credentials: { basic: visit },
    answers: image,
  });
  for (const [what, picture, key] of [
    ['is cut off', cutOff, 'error.visual_signature.image_unreadable'],
    ['shows nothing', blank, 'error.visual_signature.image_empty'],
  ] as const)
    pact.expects(`the image of a visitor’s signature with a picture that ${what}`, previewPictureDirectly, {
      given: visited(),
      call: picture,
      credentials: { basic: visit },
      refuses: key,
    });
  pact.expects(
    'the image of a visitor’s signature with a picture, with a link that is not known',
    previewPictureDirectly,
    {
      given: visited(),
      call: png,
      credentials: { basic: { ...visit, userid: 'visitor-unknown' } },
      refuses: 'error.auth.credentials_invalid',
    },
  );
});
