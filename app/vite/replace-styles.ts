import { createHash } from 'node:crypto';
import { parseAst } from 'vite';

/** As much of a syntax tree as is asked here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const nameOf = (node: unknown) => (node as { name?: string }).name;

/** The class of a component: by its file and its name, so that browser and server agree whatever else a build leaves out of the file. */
export const nameClass = (file: string, name: string): string =>
  `s${Number.parseInt(createHash('sha256').update(`${file}#${name}`).digest('hex').slice(0, 11), 16).toString(36)}`;

/** `styled.div`, `styled(Text).attrs({…}).withConfig({…})`: what is styled, and what it is given, as source. */
function readTag(tag: Node, styled: string, sourceOf: (node: Node) => string) {
  const attrs: string[] = [];
  for (let node = tag; ;) {
    const callee = node['callee'] as Node | undefined;
    if (node.type === 'CallExpression' && callee?.type === 'MemberExpression') {
      if (nameOf(callee['property']) === 'attrs') attrs.unshift(sourceOf((node['arguments'] as Node[])[0]!));
      node = callee['object'] as Node;
    } else if (node.type === 'CallExpression' && callee && nameOf(callee) === styled)
      return { target: sourceOf((node['arguments'] as Node[])[0]!), attrs };
    else if (node.type === 'MemberExpression' && nameOf(node['object']) === styled)
      return { target: JSON.stringify(nameOf(node['property'])), attrs };
    else return undefined;
  }
}

/**
 * Takes the rules out of a module that styled-components has in its hands: its components become `makeStyled(target, class)`. With `collector`,
 * the name of a global function, everything stays, and that function is called with the class and the component. `file` is the module's path from
 * the project's folder. Throws at a style that depends on a prop: no sheet could hold it.
 */
export function replaceStyles(
  code: string,
  file: string,
  { made, collector }: { made: string; collector?: undefined } | { made?: undefined; collector: string },
): { code: string; map: null } | null {
  if (!/["']styled-components["']/.test(code)) return null;
  const program = parseAst(code) as unknown as Node;
  const own = file.replace(/\?.*$/, '');
  const locals = new Map<string, string>();
  const edits: { start: number; end: number; text: string }[] = [];
  const sourceOf = (node: Node) => code.slice(node.start, node.end);

  const replaceTemplate = (node: Node, name: string | undefined): boolean => {
    const tag = node['tag'] as Node;
    const direct = locals.get(nameOf(tag) ?? '');
    const styled = [...locals].find(([, imported]) => imported === 'styled')?.[0];
    const read = direct || !styled ? undefined : readTag(tag, styled, sourceOf);
    if (!direct && !read) return false;
    const dependent = (node['quasi'] as { expressions: Node[] }).expressions.some(({ type }) => /Function/.test(type));
    if (dependent) throw new Error(`${own}: a style depends on a prop; make it an attribute or a variable of CSS.`);
    if (direct === 'css' || direct === 'keyframes') {
      if (made) edits.push({ start: node.start, end: node.end, text: '""' });
      return made !== undefined;
    }
    if (!name) throw new Error(`${own}: a styled component needs a name of its own.`);
    const className = JSON.stringify(nameClass(own, name));
    const text = made
      ? read
        ? `/* @__PURE__ */ makeStyled(${[read.target, className, ...(read.attrs.length > 0 ? [`Object.assign({}, ${read.attrs.join(', ')})`] : [])].join(', ')})`
        : '() => null'
      : `${collector}(${className}, ${sourceOf(node)})`;
    edits.push({ start: node.start, end: node.end, text });
    return true;
  };

  const walk = (node: Node, name: string | undefined): void => {
    if (node.type === 'TaggedTemplateExpression' && replaceTemplate(node, name)) return;
    const ownName = node.type === 'VariableDeclarator' ? nameOf(node['id']) : undefined;
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, ownName);
  };

  for (const node of program['body'] as Node[]) {
    if (node.type !== 'ImportDeclaration' || (node['source'] as { value?: string }).value !== 'styled-components')
      continue;
    for (const specifier of node['specifiers'] as Node[])
      locals.set(nameOf(specifier['local'])!, nameOf(specifier['imported'])!);
    if (made)
      edits.push({ start: node.start, end: node.end, text: `import { makeStyled } from ${JSON.stringify(made)};` });
  }
  walk(program, undefined);
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    parts.push(code.slice(at, start), text);
    at = end;
  }
  return { code: parts.join('') + code.slice(at), map: null };
}
