import { z } from 'zod';
import { oneLine } from '../general/shapes.ts';

/** A customer's new password (R17). */
export const newPassword = z.string().min(6).max(200).meta({ format: 'password' });

/** A password as somebody types it to sign in. */
export const password = z.string().min(1).max(200).meta({ format: 'password' });

/** Where to go afterwards: a path of this very site (issue 2, point 7); anything else is taken for the default. */
export const redirect = oneLine(2_000).default('/');
