import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { AppLink, FramedLink } from './app-link.tsx';

const draw = (link: React.ReactNode) => {
  const router = createMemoryRouter([{ path: '/a/b', element: link }], { initialEntries: ['/a/b?x=1'] });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return { html, attributes: [...html.matchAll(/ ([\w-]+="[^"]*")/g)].map(([, one]) => one).toSorted() };
};

it.each(['/', '/dashboard', '/view/3f2a-1', '/dashboard?tab=search&q=a%20b%40c', '/view/1?next=/a.b/../c'])(
  'what the server writes is what the router makes of a link: %s',
  (href) => {
    const own = draw(<AppLink href={href}>there</AppLink>);
    expect(own.attributes).toEqual(draw(<Link to={href}>there</Link>).attributes);
    expect(own.html).toMatch(/^<a .*>there<\/a>$/);
  },
);

it.each(['/view/../dashboard', '/dashboard/', '/a//b', '/dashboard#top', '/dashboard?', 'dashboard'])(
  'what is not that plain is left to the router: %s',
  (href) => {
    const isScreen = href.startsWith('/');
    const theirs = draw(isScreen ? <Link to={href}>there</Link> : <a href={href}>there</a>);
    expect(draw(<AppLink href={href}>there</AppLink>).attributes).toEqual(theirs.attributes);
  },
);

it.each(['/', '/login', '/verify', '/dashboard?tab=all'])(
  'what leads away from a frame has a tab of its own: %s',
  (href) => {
    const { attributes } = draw(<FramedLink href={href}>there</FramedLink>);
    expect(attributes).toEqual(expect.arrayContaining(['rel="noopener"', 'target="_blank"']));
  },
);

it.each(['#content', '?page=2#page-2', '/view/1/secret?lang=de', '/a/b?lang=de', 'https://example.org/'])(
  'what leads nowhere else stays in the frame: %s',
  (href) => {
    expect(draw(<FramedLink href={href}>there</FramedLink>)).toEqual(draw(<AppLink href={href}>there</AppLink>));
  },
);
