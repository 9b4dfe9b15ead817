import { glob, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { build, type Plugin } from 'vite';
import { replaceStyles } from './replace-styles.ts';

const collector = 'globalThis.collectStyled';
const entry = 'virtual:styled-modules';

/** Every module of design system and app that styles something. The app's root comes first, so that the ground rules do. */
async function listStyled(project: string): Promise<string[]> {
  const files = await Array.fromAsync(
    glob('{design-system,app}/**/*.{ts,tsx}', {
      cwd: project,
      exclude: (name) => /^(?:node_modules|build|vite|testing|scripts|\.react-router)$|\.test\.tsx?$/.test(name),
    }),
  );
  const isStyled = await Promise.all(
    files.map(async (file) => /from 'styled-components'/.test(await readFile(path.join(project, file), 'utf8'))),
  );
  const rank = (file: string) => (file.startsWith('design-system') ? 0 : 1);
  return files
    .filter((_, index) => isStyled[index])
    .toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .map((file) => path.join(project, file));
}

/**
 * The rules of every styled component, as styled-components itself writes them, in the order of their definition: a component's rules stand
 * behind those of what it is made of. Only the styles are evaluated; what surrounds them is left out of the bundle by the bundler.
 */
export async function collectStyles(project: string): Promise<string> {
  const files = await listStyled(project);
  const barrel = path.join(project, 'design-system/index.ts');
  const plugin: Plugin = {
    name: 'styled-modules',
    enforce: 'post',
    resolveId: (id) => (id === entry ? id : id.startsWith('virtual:') ? { id, external: true } : null),
    load: (id) =>
      id === entry ? [barrel, ...files].map((file) => `import ${JSON.stringify(file)};`).join('\n') : null,
    transform(code, id) {
      const replaced = replaceStyles(code, path.relative(project, id), { collector });
      return replaced && { ...replaced, moduleSideEffects: true };
    },
  };
  const cache = path.join(project, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(path.join(cache, 'styles-'));
  try {
    await build({
      configFile: false,
      root: path.join(project, 'app'),
      logLevel: 'error',
      plugins: [plugin],
      oxc: { plugins: { styledComponents: { displayName: false } } },
      ssr: { noExternal: [/^@sigillum\//] },
      build: {
        ssr: true,
        outDir,
        minify: false,
        target: 'esnext',
        rollupOptions: {
          input: { styles: entry },
          // What styles nothing is there for its exports alone.
          treeshake: { moduleSideEffects: (id) => id === entry },
          output: { entryFileNames: '[name].mjs' },
        },
      },
    });
    return await writeSheet(path.join(outDir, 'styles.mjs'));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

type Styled = ComponentType<{ as?: string }> & { styledComponentId?: string };

async function writeSheet(bundle: string): Promise<string> {
  const styled = new Map<string, Styled>();
  Object.assign(globalThis, {
    collectStyled: (className: string, component: Styled) => {
      styled.set(className, component);
      return component;
    },
  });
  await import(pathToFileURL(bundle).href);
  const sheet = new ServerStyleSheet();
  /** Classes of styled-components by those of the build. */
  const classes = new Map<string, string>();
  for (const [className, component] of styled) {
    const html = renderToString(sheet.collectStyles(createElement(component, { as: 'i' })));
    if (!component.styledComponentId) continue;
    classes.set(component.styledComponentId, className);
    const own = /class="([^"]*)"/.exec(html)?.[1]?.split(' ').at(-1);
    if (own && !classes.has(own)) classes.set(own, className);
  }
  const css = sheet.getStyleTags();
  sheet.seal();
  return css
    .replaceAll(/<\/?style[^>]*>/g, '')
    .replaceAll(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replaceAll(/\/\*!sc\*\/\s*/g, '\n')
    .replaceAll(/\.([a-zA-Z][\w-]*)/g, (whole, name: string) => (classes.has(name) ? `.${classes.get(name)}` : whole))
    .replaceAll(/\n+/g, '\n')
    .trim();
}
