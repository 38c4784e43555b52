import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../general/shapes.ts';

/** How the nightly backups of the server are, for administrators of the organiser that was made first on it; NONE for others, and where none are made. */
export const getBackupStatus = endpoint({
  method: 'GET',
  path: '/api/back-office/backup-status',
  who: 'organiser-account.update',
  summary: 'Shows whether the nightly backups of this server are made.',
  request: z.object({}),
  answer: z.object({
    state: z.enum(['NONE', 'WELL', 'OLD', 'FAILED']),
    /** When the last one was made. */
    succeeded_at: instant.nullable(),
  }),
  errors: [],
});
