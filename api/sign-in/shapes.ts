import { z } from 'zod';
import { oneLine } from '../general/shapes.ts';

/** A customer's new password (R17). */
export const newPassword = z.string().min(6).max(200).meta({ format: 'password' });

/** A password as it is typed to sign in. */
export const password = z.string().min(1).max(200).meta({ format: 'password' });

/**
 * The page to go to afterwards: a path of this very site (issue 2, point 7); the default replaces
 * anything else.
 */
export const redirect = oneLine(2_000).default('/');
