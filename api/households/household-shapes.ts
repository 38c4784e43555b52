import { cuid } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** The child, as it was read, and the family. */
export const childAndFamily = { participant: cuid, customer: cuid, participant_version: version };
