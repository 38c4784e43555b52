import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../general/shapes.ts';

/**
 * Returns the state of the server's nightly backups, for administrators of the first organiser
 * created on it; NONE for others, and when none are made.
 */
export const getBackupStatus = endpoint({
  method: 'GET',
  path: '/api/back-office/backup-status',
  who: 'organiser-account.update',
  summary: 'Shows whether the nightly backups of this server are made.',
  request: z.object({}),
  answer: z.object({
    state: z.enum(['NONE', 'WELL', 'OLD', 'FAILED']),
    /** The time of the last one. */
    succeeded_at: instant.nullable(),
  }),
  errors: [],
});
