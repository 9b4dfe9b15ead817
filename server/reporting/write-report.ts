import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { scrubValue } from './scrub.ts';

/** What a report says beside the error. */
export interface ReportScene {
  at: Date;
  environment: string;
  /** The build that runs. */
  release: string | undefined;
}

/** Facts of the log that say where something happened, and nothing of anybody. */
const told = ['method', 'path', 'part', 'job', 'template', 'code'];
const mostCauses = 5;
const mostFrames = 50;

const frameShape = /^\s*at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/;

/** Frames of a stack, the outermost first, as Sentry wants them; paths begin in the product's folder. */
function readFrames(stack: string | undefined) {
  const folder = `${pathToFileURL(process.cwd()).pathname}/`;
  return (stack ?? '')
    .split('\n')
    .flatMap((line) => {
      const [, name, file, row, column] = frameShape.exec(line) ?? [];
      if (!file) return [];
      const filename = file.replace(folder, '');
      const isOwn = !/node_modules|^node:/.test(filename);
      return [{ function: name ?? '?', filename, lineno: Number(row), colno: Number(column), in_app: isOwn }];
    })
    .slice(0, mostFrames)
    .toReversed();
}

function listCauses(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < mostCauses; cause = cause.cause) causes.push(cause);
  return causes;
}

/** An error of the server as an event of Sentry, scrubbed. */
export function writeReport(message: string, facts: Record<string, unknown>, scene: ReportScene): object {
  const causes = listCauses(facts['error']).toReversed();
  const tags = Object.fromEntries(
    told.flatMap((name) => (typeof facts[name] === 'string' ? [[name, facts[name]]] : [])),
  );
  return scrubValue({
    event_id: randomBytes(16).toString('hex'),
    timestamp: scene.at.getTime() / 1000,
    platform: 'node',
    level: 'error',
    logger: 'server',
    environment: scene.environment,
    ...(scene.release !== undefined && { release: scene.release }),
    message,
    tags,
    ...(causes.length > 0 && {
      exception: {
        values: causes.map(({ name, message: value, stack }) => ({
          type: name,
          value,
          stacktrace: { frames: readFrames(stack) },
        })),
      },
    }),
  }) as object;
}
