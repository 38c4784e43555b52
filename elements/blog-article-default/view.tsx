import type { ViewProps } from '../element.ts';
import type { Settings } from './settings.ts';

/**
 * One article of the organiser (3 §2). Articles are kept nowhere, so that the page of each is one
 * that does not exist (`head.ts`); a store of articles is read here, by the address.
 */
export const View = (_props: ViewProps<Settings>): null => null;
