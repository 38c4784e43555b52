import { buildWhatIsStale } from '../build.ts';
import { workApart } from './apart.ts';
import { say } from './say.ts';

/** Builds what is stale. */
await workApart(async () => {
  await buildWhatIsStale(say);
  return '';
});
