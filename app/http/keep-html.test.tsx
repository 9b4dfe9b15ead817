import { HtmlKeeperContext, Kept } from '@sigillum/design-system/support/Kept.tsx';
import { type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { HtmlStore, PageKeeper } from './keep-html.ts';

let store = new HtmlStore();
let drawn: string[] = [];
beforeEach(() => {
  store = new HtmlStore();
  drawn = [];
});

function draw(page: ReactNode): string {
  const keeper = new PageKeeper(store);
  return keeper.take(renderToString(<HtmlKeeperContext value={keeper}>{page}</HtmlKeeperContext>));
}

function Row({ name }: { name: string }) {
  drawn.push(name);
  return (
    <tr>
      <td>
        {name} and {name.length}
      </td>
    </tr>
  );
}

const rows = (...names: string[]) => (
  <table>
    <tbody>
      {names.map((name) => (
        <Kept key={name} from={() => name}>
          {() => <Row name={name} />}
        </Kept>
      ))}
    </tbody>
  </table>
);

it('draws once what is drawn from the same, and the page is what it is without', () => {
  const names = ['Anna', 'Zoë <b>', '$& $1'];
  const expected = renderToString(rows(...names));
  drawn = [];
  expect(draw(rows(...names))).toBe(expected);
  expect(draw(rows(...names))).toBe(expected);
  expect(drawn).toEqual(names);
});

it('draws what has changed, between what has not', () => {
  draw(rows('one', 'two', 'three'));
  const names = ['none', 'one', 'second', 'three', 'four'];
  const expected = renderToString(rows(...names));
  drawn = [];
  expect(draw(rows(...names))).toBe(expected);
  expect(drawn).toEqual(['none', 'second', 'four']);
});

it('keeps what lies within what is kept, too', () => {
  const page = (title: string) => (
    <main>
      <Kept from={() => title}>
        {() => (
          <section>
            <h1>{title}</h1>
            {rows('one', 'two')}
          </section>
        )}
      </Kept>
    </main>
  );
  for (const title of ['first', 'second', 'second']) expect(draw(page(title))).toBe(renderToString(page(title)));
  drawn = [];
  draw(page('first'));
  draw(page('third'));
  expect(drawn).toEqual([]);
});

it('keeps an element with an id of React’s only for the place in which it stands', () => {
  function Field({ isTold }: { isTold: boolean }) {
    const id = useId();
    const draw = () => {
      drawn.push(id);
      return <input id={id} />;
    };
    return <Kept from={() => JSON.stringify(['field', ...(isTold ? [id] : [])])}>{draw}</Kept>;
  }
  const page = (isTold: boolean) => (
    <form>
      <Field isTold={isTold} />
      <Field isTold={isTold} />
    </form>
  );
  for (const isTold of [false, false, true, true]) expect(draw(page(isTold))).toBe(renderToString(page(isTold)));
  const places = new Set(drawn).size;
  expect(places).toBe(2);
  drawn = [];
  draw(page(true));
  expect(drawn).toEqual([]);
});

it('hands out what is not whole, and keeps none of it', () => {
  const keeper = new PageKeeper(store);
  const [before, after] = keeper.mark('half');
  expect(keeper.take(`<p>${before}<b>`)).toBe('<p><b>');
  expect(keeper.take(`</b>${after}</p>`)).toBe('</b></p>');
  expect(new PageKeeper(store).insert('half')).toBeUndefined();
});

it('what somebody writes is never taken for a sign of the keeper', () => {
  draw(rows('one'));
  const sign = '\u0002i0\u0003';
  expect(draw(rows('one', sign))).toBe(renderToString(rows('one', sign)));
});

it('keeps what was asked for lately, and not more than it may', () => {
  const small = new HtmlStore(100);
  const html = 'x'.repeat(28);
  small.keep('01', html);
  small.keep('02', html);
  small.keep('03', html);
  // The half is full: the three are old now.
  small.keep('04', html);
  expect(small.find('02')).toBe(html);
  small.keep('05', html);
  small.keep('06', html);
  expect(['01', '02', '03', '04', '05', '06'].filter((from) => small.find(from) !== undefined)).toEqual([
    '02',
    '04',
    '05',
    '06',
  ]);
});
