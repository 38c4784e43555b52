import type { Head } from '../element.ts';

/** Says that the article of the path does not exist: so far none is kept. */
export const head = (): Head => ({ missing: true });
