import path from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { styled } from 'styled-components';
import { expect, it } from 'vitest';
import { collectStyles } from './collect-styles.ts';
import { jsx } from './flat-jsx.ts';
import { makeStyled } from './made-styled.ts';
import { nameClass, replaceStyles } from './replace-styles.ts';

const made = '/made-styled.ts';
const file = 'app/user/card.tsx';

it('leaves of a styled component its element and its class', () => {
  const code = `import { css, styled } from "styled-components";
const soft = css\`color: grey;\`;
export const Line = styled.p.withConfig({ componentId: "sc-a-0" })\`\${soft} margin: 0;\`;
const Wide = styled(Line).attrs({ title: "“ü”" }).withConfig({ componentId: "sc-a-1" })\`width: 100%;\`;`;
  expect(replaceStyles(code, `${file}?route`, { made })?.code).toBe(`import { makeStyled } from "${made}";
const soft = "";
export const Line = /* @__PURE__ */ makeStyled("p", "${nameClass(file, 'Line')}");
const Wide = /* @__PURE__ */ makeStyled(Line, "${nameClass(file, 'Wide')}", Object.assign({}, { title: "“ü”" }));`);
});

it('refuses a style that depends on a prop, and one without a name', () => {
  const write = (code: string) => () =>
    replaceStyles(`import { styled } from "styled-components";${code}`, file, { made });
  expect(write('const A = styled.p`color: ${({ c }) => c};`')).toThrow('depends on a prop');
  expect(write('list(styled.p`color: red;`)')).toThrow('name of its own');
});

it('touches no other module', () => {
  expect(replaceStyles('export const a = css`b`;', file, { made })).toBeNull();
});

type Given = ComponentType<Record<string, unknown>>;
const Inner: Given = ({ as: Tag = 'b', ...rest }) => {
  const Element = Tag as 'b';
  return <Element {...rest} />;
};
const given = { title: 'from attrs', style: { top: 1 }, className: 'given' };

/** The same four components, by the library and by the build. */
const ways: Record<string, [Given, Given]> = {
  element: [styled.p`` as Given, makeStyled('p', 'a')],
  component: [styled(Inner)`` as Given, makeStyled(Inner, 'a')],
  attributes: [styled.p.attrs(given)`` as Given, makeStyled('p', 'a', given)],
  twice: [
    styled(styled.p.attrs({ title: 'base' })``)`` as Given,
    makeStyled(makeStyled('p', 'a', { title: 'base' }), 'b'),
  ],
};

it.each(
  Object.keys(ways).flatMap((way) =>
    [
      {},
      { title: 'own', id: 'x', hidden: undefined },
      { as: 'h1' },
      { forwardedAs: 'h2' },
      { className: 'mine', style: { left: 2 } },
    ].map((props) => [way, props] as const),
  ),
)('renders as the library does: %s %o', (way, props) => {
  const [Theirs, Ours] = ways[way]!;
  /** The element with its attributes in one order, and of its classes those that were given. */
  const read = (Component: Given) => {
    const html = renderToStaticMarkup(<Component {...props}>text</Component>);
    const [, name, attributes] = /^<(\w+)(.*)>text/.exec(html)!;
    const own = [...attributes!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) =>
      key === 'class' ? value!.split(' ').filter((word) => word === 'given' || word === 'mine') : [key, value],
    );
    return [name, ...own.map(String).filter(Boolean).toSorted()];
  };
  expect(read(Ours)).toEqual(read(Theirs));
});

it('names both classes of what is styled twice', () => {
  const Twice = makeStyled(makeStyled('p', 'a'), 'b');
  expect(renderToStaticMarkup(<Twice />)).toBe('<p class="a b"></p>');
});

it('collects the rules of the whole product, those of a base before what is made of it', async () => {
  const sheet = await collectStyles(path.resolve(import.meta.dirname, '../..'));
  const card = `.${nameClass('design-system/components/Card.tsx', 'Sheet')}`;
  const facts = `.${nameClass('app/signature-requests/components/request-table-style.ts', 'Facts')}`;
  expect(sheet.startsWith(':root{')).toBe(true);
  expect(sheet).toContain('@keyframes');
  expect(sheet.indexOf(`${card}{`)).toBeGreaterThan(0);
  expect(sheet.indexOf(`${facts}{`)).toBeGreaterThan(sheet.indexOf(`${card}{`));
  expect(sheet).not.toMatch(/\.sc-|data-styled|undefined|\[object/);
}, 120_000);

it('is its element at once in a bundle of the server, with its key, and as anything else once it is asked for', () => {
  const Line = makeStyled('p', 'a');
  expect(jsx(Line, { className: 'mine', children: 'text' }, 'k')).toMatchObject({
    type: 'p',
    key: 'k',
    props: { className: 'a mine', children: 'text' },
  });
  expect(jsx(Line, { as: Inner })).toMatchObject({ type: Inner, props: { className: 'a' } });
  expect(jsx(Inner, { id: 'x' })).toMatchObject({ type: Inner, props: { id: 'x' } });
});
