import type { Call } from '@ribambelle/api/client.ts';
import type { Answers } from '@ribambelle/client/data/answers.ts';
import type { Router } from '@ribambelle/ui/router/router-context.tsx';
import type { ShownStore } from './navigation/shown.ts';

/** The parts of the site in a browser. */
export interface Site {
  readonly store: ShownStore;
  readonly answers: Answers;
  readonly call: Call;
  /** Where links lead in place of other pages, in a preview. */
  readonly leads?: Pick<Router, 'navigate' | 'prefetch'>;
}
