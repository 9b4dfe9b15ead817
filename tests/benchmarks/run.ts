import { argv } from 'node:process';

/**
 * `npm run bench`: what the product costs; `npm run bench -- signing`: what signing and verifying cost, beside others;
 * `npm run bench -- signatures`: what a signature costs the server, alone and at once;
 * `npm run bench -- throughput`: signatures a second by one server and by two, at 1, 8, 32 and 128 at once;
 * `npm run bench -- enumeration`: whether times tell who has an account; `npm run bench -- chunks`: what screens and dialogs weigh;
 * `npm run bench -- lighthouse`: what Lighthouse says of log-in, dashboard and signing page;
 * `npm run bench -- backup`: a backup and a restore of 10,000 requests;
 * `npm run bench -- scale`: what ten years cost: calls, jobs and a start among 10³, 10⁵ and 10⁶ requests;
 * `npm run bench -- lists`: the pages of people and organisations with little and with much.
 * `npm run bench -- pages`: what pages cost the server, beside the bare framework;
 * `npm run bench -- start`: how long a start takes, and what memory everything holds;
 * `npm run bench -- machine`: what programs pay for their calls, beside a bare Hono;
 * `npm run bench -- viewer`: how long the pages of a document take to be seen, small and enlarged;
 * `npm run bench -- bulk`: how long a template takes to be sent to a thousand;
 * `npm run bench -- guard`: whether pages, lists and a signature cost what they did at the last release;
 * `npm run bench -- observability`: what figures and traces cost.
 */
if (argv.includes('guard')) await import('./guard.ts');
else if (argv.includes('signing')) await import('./signing.ts');
else if (argv.includes('signatures')) await import('./signatures.ts');
else if (argv.includes('throughput')) await import('./throughput.ts');
else if (argv.includes('enumeration')) await import('./enumeration.ts');
else if (argv.includes('backup')) await import('./backup.ts');
else if (argv.includes('scale')) await import('./scale.ts');
else if (argv.includes('lists')) await import('./lists.ts');
else if (argv.includes('observability')) await import('./observability.ts');
else if (argv.includes('sign')) await import('./sign.ts');
else if (argv.includes('start')) await import('./start.ts');
else if (argv.includes('machine')) await import('./machine.ts');
else if (argv.includes('pages')) await import('./pages.ts');
else if (argv.includes('bulk')) await import('./bulk.ts');
else if (argv.includes('lighthouse')) await import('./lighthouse.ts');
else if (argv.includes('viewer')) await import('./viewer.ts');
else if (argv.includes('chunks')) await import('./chunks.ts');
else await import('./product.ts');
