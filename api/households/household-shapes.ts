import { cuid } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** Which child, as it was read, and which family. */
export const childAndFamily = { participant: cuid, customer: cuid, participant_version: version };
