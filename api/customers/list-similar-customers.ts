import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, day } from '../general/shapes.ts';

const words = z.string().max(100).optional();

/**
 * Lists families that may be the one about to be created: with its number, its name, or a child of
 * that name and date of birth; also names with a typing error. At most five.
 */
export const listSimilarCustomers = endpoint({
  method: 'GET',
  path: '/api/back-office/similar-customers',
  who: 'customers.read',
  summary: 'Lists families that may be the same.',
  request: z.object({
    firstname: words,
    lastname: words,
    phone: z.string().max(50).optional(),
    /** A child of it; searched by name and date of birth together. */
    participant_firstname: words,
    participant_lastname: words,
    birthdate: day.optional(),
  }),
  answer: z.object({
    data: z.array(
      z.object({
        cuid,
        name: z.string(),
        email: z.string().nullable(),
        phone: z.string(),
        /** The first names of its participants; null for staff without access to participants. */
        participants: z.string().nullable(),
        alike: z.array(z.enum(['PHONE', 'NAME', 'NEAR_NAME', 'PARTICIPANT', 'NEAR_PARTICIPANT'])),
      }),
    ),
  }),
  errors: [],
});
